// The worker thread that read-connection.ts starts: it answers reads of a SQLite file, so that a long one does not stop the server.
// Plain JavaScript, because the built server runs it from source too, and stripping types takes a thread 18 MiB.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** Rows a message: the main thread rebuilds them, and does nothing else meanwhile. */
const PIECE = 500
/** Statements kept prepared. */
const MAX_PREPARED_STATEMENTS = 100

const { path, timeout, hasTemporaryTables } = workerData
const file = new DatabaseSync(path, {
  readOnly: true,
  timeout,
  // Temporary tables can be written to, but refer to tables that are not temporary.
  enableForeignKeyConstraints: !hasTemporaryTables,
})
if (hasTemporaryTables) file.exec('pragma temp_store = memory')
const prepared = new Map()
/** Rows that were read and not asked for yet, by the number of their query. */
const waiting = new Map()

parentPort.on('message', ({ number, sql, parameters }) => {
  try {
    if (sql === undefined) return sendPiece(number)
    if (isChangeOfTables(sql)) {
      file.exec(sql)
      // What has the name from now on may have other columns.
      prepared.clear()
      return send({ number, rows: [], changes: 0, isLast: true })
    }
    const { statement, columns } = prepare(sql)
    if (columns.length === 0) {
      const { changes } = statement.run(...parameters)
      return send({ number, rows: [], changes: Number(changes), isLast: true })
    }
    waiting.set(number, { rows: statement.all(...parameters), from: 0 })
    sendPiece(number, columns)
  } catch (error) {
    waiting.delete(number)
    send({ number, error: { message: error.message, code: error.code, errcode: error.errcode } })
  }
})

/** Of several statements, all are run. */
const isChangeOfTables = (sql) => /^(?:create|alter|drop) /.test(sql)

function prepare(sql) {
  const known = prepared.get(sql)
  if (known) return known
  const statement = file.prepare(sql)
  statement.setReturnArrays(true)
  const made = { statement, columns: statement.columns().map(({ name }) => name) }
  if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear()
  prepared.set(sql, made)
  return made
}

function sendPiece(number, columns) {
  const answer = waiting.get(number)
  const rows = answer.rows.slice(answer.from, answer.from + PIECE)
  answer.from += PIECE
  const isLast = answer.from >= answer.rows.length
  if (isLast) waiting.delete(number)
  send({ number, columns, rows, isLast })
}

function send(message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has none
  parentPort.postMessage(message)
}
