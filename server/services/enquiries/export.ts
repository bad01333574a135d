import type { Kysely } from 'kysely'
import { listEnquiriesBefore, type InboxFilter } from '../../store/enquiry-inbox.ts'
import type { Database } from '../../store/schema.ts'

/** Rows that are held at a time. */
const ROWS = 500
const FIELDS = [
  'reference',
  'received_at',
  'state',
  'suspicions',
  'name',
  'email',
  'subject',
  'message',
  'assignee',
  'note',
] as const

type Row = Record<(typeof FIELDS)[number], string>
export type ExportFormat = 'csv' | 'json'
export type ExportFilter = Pick<InboxFilter, 'state' | 'assignee' | 'search'> & { after?: string; before?: string }

/** All messages as pieces of a text, the last that was stored first. What comes meanwhile may be left out. */
export function exportEnquiries(
  db: Kysely<Database>,
  format: ExportFormat,
  filter: ExportFilter,
): AsyncGenerator<string> {
  const rows = readRows(db, filter)
  return format === 'csv' ? toCsv(rows) : toJson(rows)
}

async function* readRows(db: Kysely<Database>, filter: ExportFilter): AsyncGenerator<Row> {
  // Newer ones push the rest back, so a page begins where the last one ended, and not at a number.
  let beforeId: number | undefined
  for (;;) {
    const rows = await listEnquiriesBefore(db, { ...filter, beforeId }, ROWS)
    for (const row of rows) {
      yield {
        ...row,
        state: row.state === 'quarantined' ? row.state : row.handling,
        suspicions: (JSON.parse(row.suspicions) as string[]).join(' '),
        assignee: row.assignee_name ?? '',
      }
    }
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
