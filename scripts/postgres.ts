import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { canInstallSystemPackages, installSystemPackages } from './apt-get.ts'
import { atExit } from './at-exit.ts'
import { freePort } from './free-port.ts'
import { quickFolder } from './temporary-folder.ts'

export interface TestPostgres {
  /** For tests, which may do anything with it. */
  url: string
  /** Like `pg_ctl restart -m immediate`; undefined for TEST_DATABASE_URL. */
  restart: (() => Promise<void>) | undefined
  /** Stops it in the same way, until the returned function is called; undefined for TEST_DATABASE_URL. */
  halt: (() => Promise<() => Promise<void>>) | undefined
  stop(): Promise<void>
}

/** Fast; a crash may lose everything. */
const THROW_AWAY_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  lc_messages: 'C',
}

/** Milliseconds. */
const START_TIMEOUT = 60_000

/** Postgres refuses to run as root, so another user owns the instance. */
interface Owner {
  uid?: number
  gid?: number
}

/**
 * TEST_DATABASE_URL, or a temporary instance of installed or Debian's binaries, on the loopback address.
 * @param settings such as `synchronous_commit`; they require an own instance @throws when none is available
 */
export async function startPostgres(settings?: Record<string, string>): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given && !settings) return { url: given, restart: undefined, halt: undefined, stop: async () => {} }

  const owner = findOwner()
  const binaries = findBinaries(owner) ?? installBinaries(owner)
  const folder = mkdtempSync(join(quickFolder(), 'test-postgres-'))
  let server: ChildProcess | undefined
  const forget = atExit(() => {
    server?.kill('SIGQUIT')
    removeFolder(folder)
  })
  const stop = async () => {
    forget()
    if (server && server.exitCode === null && server.signalCode === null) {
      const stopped = once(server, 'exit')
      // An immediate shutdown: nothing is worth saving.
      server.kill('SIGQUIT')
      await stopped
    }
    removeFolder(folder)
  }

  try {
    chmodSync(folder, 0o700)
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
    const data = join(folder, 'data')
    initialise(binaries, data, owner)
    const port = await freePort()
    const run = async () => {
      server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), ...optionsOf({ ...THROW_AWAY_SETTINGS, ...settings })],
        {
          ...owner,
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      )
      await ready(server)
    }
    await run()
    const halt = async () => {
      const stopped = once(server!, 'exit')
      server!.kill('SIGQUIT')
      await stopped
      return run
    }
    const restart = async () => (await halt())()
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, restart, halt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function optionsOf(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      spawnSync('id', [option, name], { encoding: 'utf8' }).stdout?.trim(),
    )
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('Postgres does not run as root, and there is neither a user postgres nor nobody to run it.')
}

function findBinaries(owner: Owner): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    // Debian's folders, the newest version first.
    ...globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) =>
      other.localeCompare(one, 'en', { numeric: true }),
    ),
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
    ...globSync('/opt/homebrew/opt/postgresql*/bin'),
  ]
  return (
    folders
      .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
      // initdb looks for Postgres beside its real path.
      .map((folder) => dirname(realpathSync(join(folder, 'initdb'))))
      .find((folder) =>
        // A wrapper, or a file that the owner cannot run: only running it tells.
        ['initdb', 'postgres'].every(
          (name) => spawnSync(join(folder, name), ['--version'], { ...owner, cwd: '/' }).status === 0,
        ),
      )
  )
}

/** @throws when nothing can be installed here */
function installBinaries(owner: Owner): string {
  const advice = 'Install PostgreSQL 14 or newer, or name a database for the tests in TEST_DATABASE_URL.'
  if (!canInstallSystemPackages()) throw new Error(`No PostgreSQL was found on this machine. ${advice}`)
  installSystemPackages('postgresql')
  const folder = findBinaries(owner)
  if (!folder) throw new Error(`Debian's package postgresql was installed, but its binaries do not start. ${advice}`)
  return folder
}

function initialise(binaries: string, data: string, owner: Owner): void {
  const result = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: dirname(data), encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`initdb failed:\n${result.error?.message ?? result.stderr}`)
}

/** Retried, because a stopping server removes files meanwhile. */
function removeFolder(folder: string): void {
  for (let attempt = 0; attempt < 100 && existsSync(folder); attempt++) {
    if (attempt > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (attempt === 99) throw error
    }
  }
}

/** Waits for the log line of readiness, then discards the log. */
async function ready(server: ChildProcess): Promise<void> {
  let log = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = () => reject(new Error(`Postgres did not start:\n${log}`))
  const timer = setTimeout(fail, START_TIMEOUT)
  server.once('error', reject).once('exit', fail)
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000)
    if (log.includes('ready to accept connections')) resolve()
  })
  await promise.finally(() => clearTimeout(timer))
}
