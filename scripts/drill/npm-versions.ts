// Starts the product through `npm start` from a clone, with pairs of Node and npm, as root and as an ordinary user, twice each,
// then adds what `npm test` needs and starts it again: npm run drill:npm [-- --pairs 18.20.8/10.8.2,latest/latest
// --users root,user]. Linux only.
import { chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../temporary-folder.ts'
import { copyCheckout, installNode, installNpm, runScript, startAndStop, type Starter } from './fresh-checkout.ts'

/** `nobody` on Debian. */
const ORDINARY_USER = { uid: 65_534, gid: 65_534 }

/**
 * Node and npm: as Ubuntu 24.04 has them, Node 18 with its first and its last npm, versions below and above 20.19 and 22.12,
 * which packages ask for, and the newest of each.
 */
const PAIRS =
  '18.19.1/9.2.0,18.20.8/8.19.4,18.20.8/10.8.2,20.18.1/10.8.2,20.19.0/10.8.2,22.11.0/10.9.0,22/10.9,24/11,latest/latest'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: PAIRS },
    users: { type: 'string', default: process.getuid?.() === 0 ? 'root,user' : 'user' },
  },
})
const folder = temporaryFolder('npm-versions')
let failed = 0
console.log(
  '| Node | npm | user | first start | second | packages for tests | third | MB |\n|---|---|---|---|---|---|---|---|',
)
for (const pair of values.pairs.split(',')) {
  const [nodeVersion = '', npmVersion = ''] = pair.split('/')
  const node = installNode(nodeVersion, join(folder.path, `node-${nodeVersion}`))
  const npm = installNpm(npmVersion, join(folder.path, `npm-${npmVersion}`))
  for (const user of values.users.split(',')) await tryStarts(node, npm, user)
}
folder.remove()
console.log(failed === 0 ? 'Every start succeeded.' : `${failed} combinations failed.`)
process.exitCode = failed === 0 ? 0 : 1

async function tryStarts(node: string, npm: string, user: string): Promise<void> {
  const checkout = join(folder.path, `checkout of ${user}`)
  const home = join(folder.path, `home of ${user}`)
  const identity = user === 'user' && process.getuid?.() === 0 ? ORDINARY_USER : undefined
  mkdirSync(home, { recursive: true })
  copyCheckout(checkout)
  if (identity) for (const part of [checkout, home]) chownAll(part, identity)
  const starter: Starter = {
    npm,
    node,
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
  let size = ''
  try {
    cells.push(await start(checkout, starter))
    size = String(megabytesOf(join(checkout, 'node_modules')) + megabytesOf(join(checkout, 'admin/node_modules')))
    cells.push(await start(checkout, starter, 'it is ready'))
    const began = performance.now()
    runScript(checkout, 'predev', starter)
    cells.push(`${((performance.now() - began) / 1000).toFixed(0)} s`)
    cells.push(await start(checkout, starter, 'it is ready'))
    const lock = 'package-lock.json'
    if (!readFileSync(join(checkout, lock)).equals(readFileSync(lock))) throw new Error(`${lock} was changed.`)
  } catch (error) {
    failed += 1
    cells.push('failed')
    console.error(error instanceof Error ? error.message : String(error))
  }
  const versions = [
    [node, '--version'],
    [node, npm, '--version'],
  ].map(([program, ...options]) =>
    execFileSync(program!, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .replace('v', ''),
  )
  console.log(`| ${[...versions, user, ...cells, size].join(' | ')} |`)
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 })
}

/** @param state said of a checkout that needs neither packages nor a build */
async function start(checkout: string, starter: Starter, state?: 'it is ready'): Promise<string> {
  const { seconds, output } = await startAndStop(checkout, starter)
  if (state && /npm ci|npm install|Building/.test(output)) throw new Error(`It did more than to start:\n${output}`)
  return `${seconds.toFixed(0)} s`
}

/** As `du` counts. */
function megabytesOf(path: string): number {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.round(names.reduce((sum, name) => sum + lstatSync(join(path, name)).blocks * 512, 0) / 1024 ** 2)
}

function chownAll(path: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(path, uid, gid)
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownSync(join(path, name), uid, gid)
}

function certificates(): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  return file ? { npm_config_cafile: file } : {}
}
