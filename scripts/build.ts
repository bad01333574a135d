// Builds the site and the staff screens into build/, with compressed copies of text files.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressAssets } from '../server/delivery/bundling/compress-assets.ts'
import { WARNING } from '../server/delivery/bundling/warnings.ts'
import { beginBuild } from './build-stamp.cjs'
import { packageBinary } from './package-binary.ts'

const root = resolve(import.meta.dirname, '..')
const clientFolder = join(root, 'build', 'client')
const adminFolder = join(root, 'build', 'admin')

const start = Date.now()
process.stdout.write('Building the site ... ')
const stamp = beginBuild(root)
const output = buildSite() ?? buildAdmin()
if (output === undefined) {
  await Promise.all([clientFolder, adminFolder].map(compressAssets))
  stamp.finish()
  console.log(`${((Date.now() - start) / 1000).toFixed(1)} s`)
} else {
  console.log('failed')
  console.error(output)
  process.exitCode = 1
}

/** Returns the output of a failed build. */
function buildSite(): string | undefined {
  return build([packageBinary('@react-router/dev', 'react-router'), 'build'], clientFolder)
}

function buildAdmin(): string | undefined {
  return build([packageBinary('vite', 'vite'), 'build', '--config', join(root, 'admin', 'vite.config.ts')], adminFolder)
}

function build(values: string[], folder: string): string | undefined {
  const result = spawnSync(process.execPath, values, {
    cwd: root,
    // Under `npm test` the environment has another mode.
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0 && existsSync(folder)) {
    for (const line of result.stderr.split('\n')) if (line.startsWith(WARNING)) console.warn(line)
    return undefined
  }
  return [result.error?.message, result.stdout, result.stderr].filter(Boolean).join('\n').trim()
}
