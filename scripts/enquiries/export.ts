import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { listContactMessages } from '../../server/store/contact-messages.ts'
import type { Database } from '../../server/store/schema.ts'
import { UsageError } from './usage-error.ts'

/** Rows that are held at a time. */
const ROWS = 500
const FIELDS = ['reference', 'received_at', 'state', 'suspicions', 'name', 'email', 'subject', 'message'] as const

type Row = Record<(typeof FIELDS)[number], string>

/** Writes all messages, newest first, as one file or to the terminal. What comes meanwhile may be left out. */
export async function exportEnquiries(db: Kysely<Database>, options: Record<string, string | undefined>): Promise<void> {
  const format = options['format']
  if (format !== 'csv' && format !== 'json') throw new UsageError('Say --format csv or --format json')
  const after = readDay('from', options['from'])
  const lastDay = readDay('to', options['to'])
  const before = lastDay === undefined ? undefined : `${lastDay}T24`
  const rows = readRows(db, { ...(after && { after }), ...(before && { before }) })
  const text = Readable.from(format === 'csv' ? toCsv(rows) : toJson(rows))
  const { output } = options
  // Only for the owner of the file: it holds visitors' messages.
  if (output !== undefined) await pipeline(text, createWriteStream(output, { mode: 0o600 }))
  else await pipeline(text, process.stdout, { end: false })
}

async function* readRows(db: Kysely<Database>, range: { after?: string; before?: string }): AsyncGenerator<Row> {
  // Newer ones push the rest back, so a page begins where the last one ended, and not at a number.
  let beforeId = Infinity
  for (;;) {
    const rows = await listContactMessages(db, { ...range, ...(beforeId < Infinity && { beforeId }), limit: ROWS })
    for (const row of rows) yield { ...row, suspicions: (JSON.parse(row.suspicions) as string[]).join(' ') }
    if (rows.length < ROWS) return
    beforeId = rows.at(-1)!.id
  }
}

async function* toJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let isFirst = true
  for await (const row of rows) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, row[field]])))}`
    isFirst = false
  }
  yield isFirst ? '[]\n' : '\n]\n'
}

/** RFC 4180, with the mark by which Excel knows UTF-8. */
async function* toCsv(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `\uFEFF${FIELDS.join(',')}\r\n`
  for await (const row of rows) yield `${FIELDS.map((field) => quote(row[field])).join(',')}\r\n`
}

/** A text that begins like a formula would be worked out by a spreadsheet: an apostrophe makes it a text (OWASP, CSV injection). */
function quote(text: string): string {
  const safe = /^[\s\p{Cc}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function readDay(name: string, given: string | undefined): string | undefined {
  if (given === undefined || /^\d{4}-\d{2}-\d{2}$/.test(given)) return given
  throw new UsageError(`--${name} must be a day such as 2026-11-21`)
}
