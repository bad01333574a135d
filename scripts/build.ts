// Builds the site and the staff screens into build/, and puts a compressed copy beside every text file that browsers ask for.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { beginBuild } from './build-stamp.cjs'
import { packageBinary } from './package-binary.ts'

const root = resolve(import.meta.dirname, '..')
const clientFolder = join(root, 'build', 'client')
const adminFolder = join(root, 'build', 'admin')

/** Fonts and pictures are compressed already. */
const COMPRESSED_TYPES = '**/*.{js,css,svg}'

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

/** @returns what was printed when the build failed, undefined when it did not */
function buildSite(): string | undefined {
  return build([packageBinary('@react-router/dev', 'react-router'), 'build'], clientFolder)
}

function buildAdmin(): string | undefined {
  return build([packageBinary('vite', 'vite'), 'build', '--config', join(root, 'admin', 'vite.config.ts')], adminFolder)
}

function build(values: string[], folder: string): string | undefined {
  const result = spawnSync(process.execPath, values, {
    cwd: root,
    // Not the mode of who builds: under `npm test` it would be another one.
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0 && existsSync(folder)) return undefined
  return [result.error?.message, result.stdout, result.stderr].filter(Boolean).join('\n').trim()
}

/** A copy is kept only where it is smaller; Vite has emptied the folder, so that none is left from an earlier build. */
async function compressAssets(folder: string): Promise<void> {
  const compress = {
    br: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  }
  const copies = globSync(COMPRESSED_TYPES, { cwd: folder }).flatMap((name) =>
    Object.entries(compress).map(async ([ending, compressed]) => {
      const file = join(folder, name)
      const content = readFileSync(file)
      const smaller = await compressed(content)
      if (smaller.length < content.length) writeFileSync(`${file}.${ending}`, smaller)
    }),
  )
  await Promise.all(copies)
}
