import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../log.ts'

/** SQLite's result codes for a damaged file, and for one that is no database. */
const DAMAGED = [11, 26]
/** A larger file is not checked: it takes some three seconds for each GiB. */
const MOST_BYTES = 1024 ** 3
const GIB = 1024 ** 3

/** The SQLite file is damaged. The message says why that may be, and what to do. */
export class StoreDamagedError extends Error {
  override name = 'StoreDamagedError'
}

/**
 * Has SQLite look through the file (`pragma quick_check`). Its connection only reads: a write-ahead log that does not belong
 * to the file stays where it is.
 * @throws StoreDamagedError
 */
export function checkSqliteFile(path: string, log: Log, mostBytes = MOST_BYTES): void {
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (bytes === 0) return
  if (bytes > mostBytes) {
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
