import { DatabaseSync, type StatementSync } from 'node:sqlite'

/**
 * Reads the content revision as it is now, again and again: at no time is the answer older than the question. A number
 * where it costs microseconds, else a promise.
 */
export interface RevisionReader {
  read(): number | Promise<number>
  close(): void | Promise<void>
}

/**
 * Reads it from a SQLite file on a connection of its own, opened when it is first asked. `data_version` changes with every
 * write of any other connection, those of this process among them, and costs a third of reading the row; most writes are no
 * content, so the row has the last word.
 */
export function createSqliteRevisionReader(path: string): RevisionReader {
  let opened: { file: DatabaseSync; version: StatementSync; row: StatementSync } | undefined
  let lastVersion: number | undefined
  let lastRevision = 0
  let isClosed = false
  const open = () => {
    if (isClosed) throw new Error('The store is closed')
    // A reader waits for nobody in WAL mode; where it would have to, its caller does without.
    const file = new DatabaseSync(path, { readOnly: true, timeout: 0 })
    const prepare = (sql: string) => {
      const statement = file.prepare(sql)
      statement.setReturnArrays(true)
      return statement
    }
    return { file, version: prepare('pragma data_version'), row: prepare('select revision from content_revision where id = 1') }
  }
  return {
    read() {
      opened ??= open()
      // The version comes first: a write between the two is then found by the next read, and missed by none.
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
 * Shares one question among all that wait for an answer: who asks gets that of a question which was put after he asked.
 * Not more than one is under way at a time.
 */
export function shareQuestions<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underway: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  const begin = () => {
    // From now on it is too late to wait for this one.
    next = undefined
    const answer = ask()
    underway = answer.catch(() => {})
    return answer
  }
  return () => (next ??= underway.then(begin))
}

/** Rows come as arrays here: that takes a third of the time. */
function numberIn(row: unknown): number {
  const [value] = row as unknown[]
  if (typeof value !== 'number') throw new Error('The store tells no content revision')
  return value
}
