import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from './at-exit.ts'

/** Bytes that an installation with its packages, or the tests' stores, need at most, with room to spare. */
const ROOM_NEEDED = 4e9

/** Makes a folder that everybody may read, and that is gone when this process ends at the latest. */
export function temporaryFolder(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(quickFolder(), `${name}-`))
  chmodSync(path, 0o755)
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  const forget = atExit(remove)
  return { path, remove: () => (forget(), remove()) }
}

/**
 * Finds a folder in memory with enough room. npm writes 90,000 files, and a database of Postgres is made of 300: in memory
 * that takes a third of the system's time, and waits for no disk.
 */
export function quickFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return tmpdir()
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const mount = mounts.find((line) => line.split(' ')[1] === memory)
  const { bavail, bsize } = statfsSync(memory)
  return mount && !mount.includes('noexec') && bavail * bsize > ROOM_NEEDED ? memory : tmpdir()
}
