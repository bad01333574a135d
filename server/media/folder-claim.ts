import { DatabaseSync } from 'node:sqlite'

/** Gives a claim back. */
export type Release = () => void

/**
 * Claims a folder for one job on this machine: whoever else asks meanwhile, from this or another process, is refused.
 * The claim is SQLite's lock on a file of no content, because that is the one lock at hand that the system itself lifts
 * when its holder dies, however it dies: no stale lock file, no guessing by process numbers.
 * @param file path of the lock file; made when missing, left in place afterwards
 * @returns undefined when somebody else holds the claim
 */
export function claimFolder(file: string): Release | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
  return () => lock.close()
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
