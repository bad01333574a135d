// Copies what a running server needs into a folder: npm run release -- FOLDER. See docs/operations.md.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { makeClient } from './client/make-client.ts'
import { packagesBehind, type LockedPackages } from './locked-packages.cjs'
import { commandBehind } from './npm-scripts.ts'
import { OPERATOR_COMMANDS } from './site/commands.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const root = resolve(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>

/** The build, what is run from source, and the sample content. */
const PARTS = [
  'build',
  'content',
  'contract',
  'deploy',
  'server',
  'bin/site',
  'scripts/backup',
  'scripts/enquiries',
  'scripts/site',
  'scripts/site.ts',
  ...OPERATOR_COMMANDS.map((name) => `scripts/${name}.ts`),
  'LICENSE',
  'ATTRIBUTIONS.md',
]

/** Of each extra, those layers that programs run from source. */
const EXTRA_PARTS = found('extras/*/{contract,server}')

/** Programs that are run from source. */
const FROM_SOURCE = [
  ...OPERATOR_COMMANDS.map((name) => `scripts/${name}.ts`),
  ...found(
    'server/**/*-worker.ts',
    'extras/*/{server/{feature,variables}.ts,site/pages/*.words.ts}',
    'site/routes/*.words.ts',
  ),
]

/** npm scripts that work there, without their setup: of operators all, with a colon where the file has a hyphen. */
const COMMANDS = Object.keys(manifest['scripts']!).filter(
  (name) =>
    name === 'start' || OPERATOR_COMMANDS.some((command) => [command, command.replace('-', ':')].includes(name)),
)

/** `dependencies` because `npm start` builds: `devDependencies` are what it does without. */
const BUILD_TOOLS = ['vite']

/** The compile cache is of use to its own user only. */
const NOT_SHARED = join(root, 'build/server/compiled')

/** Headers of native add-ons (67 MB), types and source maps. */
const NOT_RUN = /^node_modules\/(node-[^/]+\/(include|share)(\/|$)|.*\.(d\.[cm]?ts|map)$)/

await runCommand('npm run release -- FOLDER     which must be new or empty', async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || rest.length > 0) throw new UsageError('Name one folder')
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty`)
  await makeRelease(resolve(folder))
})

async function makeRelease(target: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  for (const part of [...PARTS, ...EXTRA_PARTS, ...findSiteFiles(), ...findNeededPackages(packages)]) copy(part, target)

  const { name, version, description, license, type } = manifest
  const scripts = Object.fromEntries(COMMANDS.map((command) => [command, commandBehind(command, root)]))
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify({ name, version, description, private: true, license, type, scripts }, undefined, 2)}\n`,
  )
  linkNode(target)
  await makeClient(join(target, 'client'))
  console.log(`${target}: ${Math.round(sizeOf(target) / 1_000_000)} MB, for ${process.platform} ${process.arch}`)
}

function found(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).map((path) => path.replaceAll(sep, '/'))
}

/** Files of pages that programs import: the search knows the words of each page. */
function findSiteFiles(): string[] {
  const found = new Set(FROM_SOURCE)
  for (const path of found) {
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      /^(?:import|\} from|export)\b.*?'(\.[^']+)'/gm,
    )) {
      if (/\.([jt]sx?|json)$/.test(specifier)) found.add(posix.join(posix.dirname(path), specifier))
    }
  }
  return [...found].filter((path) => /^(extras\/[\w-]+\/)?site\//.test(path))
}

/** The transitive `dependencies` without the build tools. `npm --omit=dev` would keep optional peers. */
function findNeededPackages(packages: LockedPackages): string[] {
  const isThere = (place: string) =>
    existsSync(join(root, place)) && !BUILD_TOOLS.some((name) => place === `node_modules/${name}`)
  return packagesBehind(packages, [''], isThere)
}

function copy(part: string, target: string): void {
  const from = join(root, part)
  const inner = join(from, 'node_modules')
  mkdirSync(dirname(join(target, part)), { recursive: true })
  cpSync(from, join(target, part), {
    recursive: true,
    // Nested packages are copied where they are needed.
    filter: (file) => file !== inner && file !== NOT_SHARED && !NOT_RUN.test(relative(root, file).replaceAll(sep, '/')),
  })
}

/** npm puts this folder first in PATH, and the systemd unit names it. */
function linkNode(target: string): void {
  const packageOfNode = `node-linux-${process.arch}`
  if (!existsSync(join(target, 'node_modules', packageOfNode))) return
  mkdirSync(join(target, 'node_modules/.bin'))
  symlinkSync(`../${packageOfNode}/bin/node`, join(target, 'node_modules/.bin/node'))
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).blocks * 512, 0)
}
