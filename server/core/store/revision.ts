import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Db } from './schema.ts'

/** The query of `getContentRevision`, for those who ask so often that they compile it once. */
export const selectRevision = (db: Db) => db.selectFrom('content_revision').select('revision').where('id', '=', 1)

export async function getContentRevision(db: Db): Promise<number> {
  return (await selectRevision(db).executeTakeFirstOrThrow()).revision
}

/**
 * Keeps what was last read of each store's content, until content changes.
 * @returns a function that answers what was kept, if it is of the present revision or a later one; else reads it, from what
 * was kept before. One reading follows the other, so that concurrent callers share one
 */
export function keepByRevision<Kept extends { revision: number }>() {
  const last = new WeakMap<Db, Promise<Kept>>()
  return (
    db: Db,
    read: (before: Kept | undefined) => Promise<Kept>,
    revision: () => number | Promise<number> = () => getContentRevision(db),
  ): Promise<Kept> => {
    const before = last.get(db)?.catch(() => undefined)
    const kept = before
      ? Promise.all([before, revision()]).then(([known, wanted]) =>
          known && known.revision >= wanted ? known : read(known),
        )
      : read(undefined)
    last.set(db, kept)
    return kept
  }
}

/** To be called once in each transaction that writes content. */
export async function raiseContentRevision(tx: Db): Promise<void> {
  await tx
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

/** Whether content was ever written; such a store never gets the sample content. */
export async function hasContent(db: Db): Promise<boolean> {
  return (await getContentRevision(db)) > 1
}

/** Reads the content revision, never one from before the call; a plain number where that takes microseconds. */
export interface RevisionReader {
  read(): number | Promise<number>
  close(): void | Promise<void>
}

/** Has its own connection. `data_version` costs a third of reading the row, but also changes with other writes. */
export function createSqliteRevisionReader(path: string): RevisionReader {
  let opened: { file: DatabaseSync; version: StatementSync; row: StatementSync } | undefined
  let lastVersion: number | undefined
  let lastRevision = 0
  let isClosed = false
  const open = () => {
    if (isClosed) throw new Error('The store is closed')
    // In WAL mode a reader does not wait; if it had to, the caller continues without the revision.
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
      // Version first: the next read then notices a write between the two.
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

/** Coalesces reads: a caller gets the result of a query that started after its call. One query runs at a time. */
export function coalesceReads<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let underway: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  const begin = () => {
    // Later calls need a later query.
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
