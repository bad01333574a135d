// Builds the site and the staff screens into build/, with compressed copies of text files; or, as `scripts/build.ts gallery`,
// the site with the examples of its components into .component-gallery/.
import { spawnSync } from 'node:child_process'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressAssets } from '../server/delivery/bundling/compress-assets.ts'
import { WARNING } from '../server/delivery/bundling/warnings.ts'
import { beginBuild } from './build-stamp.cjs'
import { packageBinary } from './package-binary.ts'

const root = resolve(import.meta.dirname, '..')
const clientFolder = join(root, 'build', 'client')
const adminFolder = join(root, 'build', 'admin')
const galleryFolder = join(root, '.component-gallery')

const name = process.argv[2] === 'gallery' ? 'gallery' : 'product'
const start = Date.now()
process.stdout.write(name === 'gallery' ? 'Building the component gallery ... ' : 'Building the site ... ')
const stamp = beginBuild(root, name)
const output = name === 'gallery' ? buildGallery() : await buildProduct()
if (output === undefined) {
  stamp.finish()
  console.log(`${((Date.now() - start) / 1000).toFixed(1)} s`)
} else {
  console.log('failed')
  console.error(output)
  process.exitCode = 1
}

/** Returns the output of a failed build. */
async function buildProduct(): Promise<string | undefined> {
  const failure = buildSite('production', clientFolder) ?? buildAdmin()
  if (failure === undefined) await Promise.all([clientFolder, adminFolder].map(compressAssets))
  return failure
}

/**
 * React's development build warns of more: missing keys, wrong nesting, differences between server and browser. The built
 * server takes the folder for that of a project, with the sample content and the processes that it runs from source.
 */
function buildGallery(): string | undefined {
  const failure = buildSite('development', join(galleryFolder, 'build', 'client'))
  if (failure !== undefined) return failure
  writeFileSync(join(galleryFolder, 'package.json'), '{ "type": "module" }')
  for (const part of ['content', 'server']) {
    if (!existsSync(join(galleryFolder, part))) symlinkSync(join(root, part), join(galleryFolder, part), 'junction')
  }
  return undefined
}

function buildSite(mode: 'production' | 'development', folder: string): string | undefined {
  return build([packageBinary('@react-router/dev', 'react-router'), 'build'], mode, folder)
}

function buildAdmin(): string | undefined {
  const values = ['build', '--config', join(root, 'admin', 'vite.config.ts')]
  return build([packageBinary('vite', 'vite'), ...values], 'production', adminFolder)
}

function build(values: string[], mode: 'production' | 'development', folder: string): string | undefined {
  const result = spawnSync(process.execPath, values, {
    cwd: root,
    // Under `npm test` the environment has another mode.
    env: { ...process.env, NODE_ENV: mode },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0 && existsSync(folder)) {
    for (const line of result.stderr.split('\n')) if (line.startsWith(WARNING)) console.warn(line)
    return undefined
  }
  return [result.error?.message, result.stdout, result.stderr].filter(Boolean).join('\n').trim()
}
