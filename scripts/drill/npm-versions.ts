// Starts the product through `npm start` with many versions of npm and Node, as root and as an ordinary user, twice each:
// npm run drill:npm [-- --npm 8,10.8.2,latest --node 18,20,22,24 --users root,user --packages all|served]
// `served` installs only what the built server needs: quicker, and npm treats the packaged Node the same. Linux only.
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { beginBuild } from '../build-stamp.cjs'
import { temporaryFolder } from '../temporary-folder.ts'
import { copyCheckout, installNpm, installPackage, startAndStop } from './fresh-checkout.ts'

/** `nobody` on Debian. */
const ORDINARY_USER = { uid: 65_534, gid: 65_534 }

const { values } = parseArgs({
  options: {
    npm: { type: 'string', default: '8,9,10.8.2,10.9,11.0,11.5,latest' },
    node: { type: 'string', default: '18,20,22,24' },
    users: { type: 'string', default: process.getuid?.() === 0 ? 'root,user' : 'user' },
    packages: { type: 'string', default: 'all' },
  },
})
const folder = temporaryFolder('npm-versions')
const npms = values.npm
  .split(',')
  .map((version) => ({ version, file: installNpm(version, join(folder.path, `npm-${version}`)) }))
const nodes = values.node.split(',').map((version) => ({ version, file: installNode(version) }))
let failed = 0
console.log('| npm | Node | user | first start | second start |\n|---|---|---|---|---|')
for (const npm of npms)
  for (const node of nodes) for (const user of values.users.split(',')) await tryStarts(npm, node, user)
folder.remove()
console.log(failed === 0 ? 'Every start succeeded.' : `${failed} combinations failed.`)
process.exitCode = failed === 0 ? 0 : 1

function installNode(version: string): string {
  const name = `node-linux-${process.arch}`
  const target = join(folder.path, `node-${version}`)
  installPackage(`${name}@${version}`, target)
  return join(target, 'node_modules', name, 'bin', 'node')
}

interface Version {
  version: string
  file: string
}

async function tryStarts(npm: Version, node: Version, user: string): Promise<void> {
  const checkout = join(folder.path, `checkout of ${user}`)
  const home = join(folder.path, `home of ${user}`)
  const identity = user === 'user' && process.getuid?.() === 0 ? ORDINARY_USER : undefined
  mkdirSync(home, { recursive: true })
  copyCheckout(checkout, { withBuild: true })
  if (values.packages === 'served') keepServedPackages(checkout, npms.at(-1)!, nodes.at(-1)!)
  if (identity) for (const part of [checkout, home]) chownAll(part, identity)
  const starter = {
    npm: npm.file,
    node: node.file,
    user: identity,
    // Only this machine's certificates of npm's settings, and a cache per user.
    environment: {
      SAMPLE_CONTENT: '0',
      HOME: home,
      npm_config_cache: join(home, 'cache'),
      npm_config_prefer_offline: 'true',
      ...certificates(),
    },
  }
  const cells: string[] = []
  try {
    for (let start = 0; start < 2; start += 1) cells.push(`${(await startAndStop(checkout, starter)).toFixed(1)} s`)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    // npm warns and may still work; only its own failure is excused.
    const isUnsupported = text.includes('does not support Node.js')
    if (!isUnsupported) failed += 1
    cells.push(isUnsupported ? 'not supported by npm' : 'failed')
    console.error(text)
  }
  const names = [
    versionOf(npm.file, node.file),
    execFileSync(node.file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim(),
  ]
  console.log(`| ${[...names, user, ...cells].join(' | ')} |`)
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 })
}

function versionOf(npm: string, node: string): string {
  const { version, engines } = JSON.parse(readFileSync(resolve(npm, '../../package.json'), 'utf8')) as {
    version: string
    engines: { node: string }
  }
  const text = execFileSync(node, [npm, '--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return text.trim() === version ? version : `${version} (asks for Node ${engines.node})`
}

/** Keeps only the packages that the built server needs. */
function keepServedPackages(checkout: string, npm: Version, node: Version): void {
  const file = join(checkout, 'package.json')
  const {
    workspaces: _workspaces,
    devDependencies: _devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(manifest))
  const values = [npm.file, 'install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync(node.file, values, {
    cwd: checkout,
    env: { ...process.env, npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The build is the same as with the whole lock.
  beginBuild(checkout).finish()
}

function chownAll(path: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(path, uid, gid)
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownSync(join(path, name), uid, gid)
}

function certificates(): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  return file ? { npm_config_cafile: file } : {}
}
