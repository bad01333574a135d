// Builds the site and the staff screens into build/, with compressed copies of text files; or, as `scripts/build.ts gallery`,
// the site with the examples of its components into .component-gallery/.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build as buildWithVite } from 'vite'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { PAGE_LOCALES, type PageLocale } from '../contract/page-locales.ts'
import { compressAssets } from '../server/core/delivery/bundling/compress-assets.ts'
import { manifestFile } from '../server/core/delivery/page-files.ts'
import { beginBuild } from './build-stamp.cjs'
import { packageBinary } from './package-binary.ts'

const root = resolve(import.meta.dirname, '..')
const clientFolder = join(root, 'build', 'client')
const adminFolder = join(root, 'build', 'admin')
const galleryFolder = join(root, '.component-gallery')

const VITE = [packageBinary('vite', 'vite'), 'build']

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
  let failure = buildServer('production', join(root, 'build'))
  for (const locale of PAGE_LOCALES) failure ??= buildPages('production', join(root, 'build'), locale)
  failure ??= buildAdmin()
  if (failure === undefined) {
    await buildServiceWorker()
    await Promise.all([clientFolder, adminFolder].map(compressAssets))
  }
  return failure
}

/**
 * React's development build warns of more: missing keys, wrong nesting, differences between server and browser. The built
 * server takes the folder for that of a project, with the sample content and the processes that it runs from source.
 */
function buildGallery(): string | undefined {
  const folder = join(galleryFolder, 'build')
  const failure = buildServer('development', folder) ?? buildPages('development', folder, DEFAULT_LOCALE)
  if (failure !== undefined) return failure
  writeFileSync(join(galleryFolder, 'package.json'), '{ "type": "module" }')
  for (const part of ['content', 'server']) {
    if (!existsSync(join(galleryFolder, part))) symlinkSync(join(root, part), join(galleryFolder, part), 'junction')
  }
  return undefined
}

/**
 * The browser's files of the pages in a language, with its texts alone. Those of each language stand beside the others: what
 * is the same has the same name. The server gets the list of them.
 */
function buildPages(mode: 'production' | 'development', folder: string, locale: PageLocale): string | undefined {
  const target = join(folder, 'client')
  const ownFolder = locale === DEFAULT_LOCALE ? target : join(folder, locale)
  const failure = build([...VITE, '--outDir', ownFolder, '--emptyOutDir'], mode, ownFolder, { SITE_LOCALE: locale })
  if (failure !== undefined) return failure
  const server = join(folder, 'server')
  renameSync(join(ownFolder, '.vite/manifest.json'), join(server, manifestFile(locale)))
  rmSync(join(ownFolder, '.vite'), { recursive: true })
  if (ownFolder === target) {
    const named = globSync('assets/*', { cwd: server }).filter((file) => !file.endsWith('.js'))
    for (const file of named) renameSync(join(server, file), join(target, file))
    return undefined
  }
  cpSync(join(ownFolder, 'assets'), join(target, 'assets'), { recursive: true })
  rmSync(ownFolder, { recursive: true })
  return undefined
}

function buildServer(mode: 'production' | 'development', folder: string): string | undefined {
  const target = join(folder, 'server')
  return build([...VITE, '--ssr', '--outDir', target, '--emptyOutDir'], mode, target)
}

/** Of an extra. One file without a hash in its name: browsers compare its content with each visit. */
async function buildServiceWorker(): Promise<void> {
  const [entry] = globSync('extras/*/site/service-worker.ts', { cwd: root })
  if (entry === undefined) return
  await buildWithVite({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2023',
      outDir: clientFolder,
      emptyOutDir: false,
      lib: {
        entry: join(root, entry),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  })
}

function buildAdmin(): string | undefined {
  return build([...VITE, '--config', join(root, 'admin', 'vite.config.ts')], 'production', adminFolder)
}

function build(
  values: string[],
  mode: 'production' | 'development',
  folder: string,
  settings: Record<string, string> = {},
): string | undefined {
  // Its options end it with the set-up, while this waits.
  const result = spawnSync(process.execPath, [...process.execArgv, ...values], {
    cwd: root,
    // Under `npm test` the environment has another mode.
    env: { ...process.env, ...settings, NODE_ENV: mode },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0 && existsSync(folder)) return undefined
  return [result.error?.message, result.stdout, result.stderr].filter(Boolean).join('\n').trim()
}
