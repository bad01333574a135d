import { DatabaseSync, type StatementSync } from 'node:sqlite'

/**
 * Reads the current content revision, never one from before the call: a number where that takes microseconds, else a
 * promise.
 */
export interface RevisionReader {
  read(): number | Promise<number>
  close(): void | Promise<void>
}

/**
 * Reads the revision from a SQLite file, on a connection of its own that is opened on first use. `data_version`
 * changes with every write by any other connection, of this process too, and costs a third of reading the row. Most
 * writes are not content, so the row decides.
 */
export function createSqliteRevisionReader(path: string): RevisionReader {
  let opened: { file: DatabaseSync; version: StatementSync; row: StatementSync } | undefined
  let lastVersion: number | undefined
  let lastRevision = 0
  let isClosed = false
  const open = () => {
    if (isClosed) throw new Error('The store is closed')
    // In WAL mode a reader never waits; if it had to, the caller goes on without the revision.
    const file = new DatabaseSync(path, { readOnly: true, timeout: 0 })
    const prepare = (sql: string) => {
      const statement = file.prepare(sql)
      statement.setReturnArrays(true)
      return statement
    }
    return {
      file,
      version: prepare('pragma data_version'),
      row: prepare('select revision from content_revision where id = 1'),
    }
  }
  return {
    read() {
      opened ??= open()
      // The version first: a write between the two is then found by the next read.
      const version = numberIn(opened.version.get())
      if (version !== lastVersion) {
        lastVersion = undefined
        lastRevision = numberIn(opened.row.get())
        lastVersion = version
      }
      return lastRevision
    },
    close() {
      isClosed = true
      opened?.file.close()
      opened = undefined
    },
  }
}

/**
 * Coalesces reads: a caller gets the result of a query that started after its call. At most one query runs at a time.
 */
export function coalesceReads<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let underway: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  const begin = () => {
    // A call from now on needs a later query.
    next = undefined
    const result = query()
    underway = result.catch(() => {})
    return result
  }
  return () => (next ??= underway.then(begin))
}

/** Rows are arrays, which take a third of the time of objects. */
function numberIn(row: unknown): number {
  const [value] = row as unknown[]
  if (typeof value !== 'number') throw new Error('The content revision could not be read from the store')
  return value
}
