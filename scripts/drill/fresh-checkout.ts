import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atExit } from '../at-exit.ts'
import { freePort } from '../free-port.ts'

const root = resolve(import.meta.dirname, '../..')

/** Milliseconds until the first page, including installation and build. */
const START_PATIENCE = 600_000
const STOP_PATIENCE = 20_000

export interface Starter {
  /** Path of npm-cli.js. */
  npm: string
  /** The machine's own Node. */
  node: string
  /** Undefined: the present user. */
  user?: { uid: number; gid: number } | undefined
  environment?: Record<string, string>
}

/** Copies tracked and new files, as a clone has them: without packages, and without a build. */
export function copyCheckout(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = list.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(root, name), join(folder, name), { verbatimSymlinks: true })
  }
}

/** Installs one package into a separate folder. @throws with npm's message */
export function installPackage(nameAndVersion: string, folder: string): void {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const values = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    folder,
    nameAndVersion,
  ]
  const [command, first] = npm?.endsWith('npm-cli.js') && node ? [node, [npm]] : ['npm', []]
  mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(command, [...first, ...values], {
    cwd: folder,
    env: outsideEnvironment(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${nameAndVersion} could not be installed: ${stdout}${stderr}`)
}

/** Returns the path of npm-cli.js. */
export function installNpm(version: string, folder: string): string {
  installPackage(`npm@${version}`, folder)
  return join(folder, 'node_modules/npm/bin/npm-cli.js')
}

/** A Node of another version, such as 18.20.8. Returns the path of its program. Linux only. */
export function installNode(version: string, folder: string): string {
  const name = `node-linux-${process.arch}`
  installPackage(`${name}@${version}`, folder)
  return join(folder, 'node_modules', name, 'bin', 'node')
}

/** Not the Node of the packages. */
export function machineNode(): string {
  const started = process.env['npm_node_execpath']
  if (started && !started.startsWith(join(root, 'node_modules'))) return started
  const found = outsidePath()
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file))
  return found ?? process.execPath
}

/** Runs an npm script of a checkout to its end, and returns what it printed. @throws with that when it fails */
export function runScript(folder: string, script: string, starter: Starter): string {
  const { status, stdout, stderr } = spawnSync(starter.node, [starter.npm, 'run', script], {
    ...optionsOf(folder, starter),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm run ${script}: ${stdout}${stderr}`)
  return stdout + stderr
}

/** Runs `npm start` until its first page, and stops it as Ctrl+C does. @throws with its last output */
export async function startAndStop(folder: string, starter: Starter): Promise<{ seconds: number; output: string }> {
  const port = await freePort()
  const began = performance.now()
  const { env, ...options } = optionsOf(folder, starter)
  const child = spawn(starter.node, [starter.npm, 'start'], {
    ...options,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-4_000)))
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      return process.kill(-child.pid!, name)
    } catch {
      return false
    }
  }
  const forget = atExit(() => signal('SIGKILL'))
  try {
    await waitUntil('the first page', START_PATIENCE, async () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('npm start ended by itself.')
      return (await readPage(port))?.includes('</html>') ?? false
    })
    const seconds = (performance.now() - began) / 1000
    signal('SIGINT')
    await waitUntil('the end after Ctrl+C', STOP_PATIENCE, async () => !signal(0))
    if (!output.includes('Stopping')) throw new Error('It did not stop tidily.')
    return { seconds, output }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${output}`, { cause: error })
  } finally {
    signal('SIGKILL')
    forget()
  }
}

function optionsOf(folder: string, { node, user, environment }: Starter) {
  return { cwd: folder, env: { ...outsideEnvironment(dirname(node)), ...environment }, ...user }
}

async function readPage(port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`)
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

async function waitUntil(what: string, patience: number, isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Waited ${patience / 1000} s for ${what}.`)
    await wait(100)
  }
}

/** Without the additions of `npm run` and a developer's settings of the product. */
function outsideEnvironment(first?: string): NodeJS.ProcessEnv {
  const kept = [
    'HOME',
    'LANG',
    'NODE_EXTRA_CA_CERTS',
    'TMPDIR',
    'USER',
    'npm_config_cache',
    'npm_config_registry',
    'npm_config_userconfig',
  ]
  const environment = Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  return { ...environment, PATH: [...(first ? [first] : []), ...outsidePath()].join(delimiter) }
}

function outsidePath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.filter((folder) => folder !== '' && !/[\\/](node_modules[\\/]\.bin|node-gyp-bin)$/.test(folder))
}
