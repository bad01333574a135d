import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../process/log.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = [11, 26]
/** A check takes some three seconds per GiB, so larger files are not checked. */
const MAX_BYTES = 1024 ** 3
const GIB = 1024 ** 3

export class StoreDamagedError extends Error {
  override name = 'StoreDamagedError'
}

/** Checks the file (`pragma quick_check`) read-only, so that a write-ahead log of another file stays untouched. */
export function checkSqliteFile(path: string, log: Log, maxBytes = MAX_BYTES): void {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (bytes === 0) return
  if (bytes > maxBytes) {
    log.info(
      `The store is not checked for damage: it has ${(bytes / GIB).toFixed(1)} GiB. By hand: sqlite3 ${path} "pragma quick_check"`,
    )
    return
  }
  const fault = findFault(path)
  if (fault === undefined) return
  throw new StoreDamagedError(
    `The store ${path} is damaged, and is left as it is: ${fault}\nMost often a copy was put back while ${path}-wal and ${path}-shm of the ` +
      'older file were still there. Delete those two files, put the copy back once more, and start (docs/operations.md, Restore).',
  )
}

function findFault(path: string): string | undefined {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    const { quick_check: said } = file.prepare('pragma quick_check(1)').get() as { quick_check: string }
    return said === 'ok' ? undefined : said.replaceAll(/\s+/g, ' ')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff))
      return error.message
    throw error
  } finally {
    file?.close()
  }
}
