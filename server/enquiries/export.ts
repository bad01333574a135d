import { bsCalendar } from '../../contract/calendar/bikram-sambat.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { listEnquiriesBefore, stateOf, type InboxFilter } from './store/enquiry-inbox.ts'
import type { Db } from '../core/store/schema.ts'
import { CSV_START, csvLine } from '../../contract/csv.ts'

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
export type ExportFilter = Pick<InboxFilter, 'state' | 'assignee' | 'search' | 'after' | 'before'>

/** Yields pieces of text, newest first; messages that arrive meanwhile may be missing. */
export function exportEnquiries(db: Db, format: ExportFormat, filter: ExportFilter): AsyncGenerator<string> {
  const rows = readRows(db, filter)
  return format === 'csv' ? toCsv(rows) : toJson(rows)
}

async function* readRows(db: Db, filter: ExportFilter): AsyncGenerator<Row> {
  // A cursor instead of an offset: new messages would shift the pages.
  let beforeId: number | undefined
  for (;;) {
    const rows = await listEnquiriesBefore(db, { ...filter, beforeId }, ROWS)
    for (const row of rows) {
      yield {
        ...row,
        state: stateOf(row),
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

/** The last column is for readers; `received_at` is for programs. */
async function* toCsv(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield `${CSV_START}${FIELDS.join(',')},received_on_bs\r\n`
  for await (const row of rows) yield csvLine([...FIELDS.map((field) => row[field]), receivedInBs(row.received_at)])
}

/** 2083-08-06, the day in Nepal. */
function receivedInBs(moment: string): string {
  const { year, month, day } = bsCalendar.toBs(nepalDay(new Date(moment)))
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return bsCalendar.isProvisional(year) ? `${date} (provisional)` : date
}
