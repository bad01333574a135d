import { DatabaseSync } from 'node:sqlite'

export type Release = () => void

/** By SQLite's lock on an empty file, which the system releases even after a crash. Undefined: claimed already. */
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
