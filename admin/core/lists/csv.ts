import { CSV_START, csvLine } from '../../../contract/csv.ts'

export const CSV_ROWS = 10_000
const PAGE = 1000

export interface CsvColumn<Row> {
  /** Of the column in the table. */
  name: string
  label: string
  text: (row: Row) => string
}

/** All rows that a list finds, read page by page. @returns the file, and whether there are more rows than it may have */
export async function writeCsv<Row extends { id: unknown }>(
  columns: readonly CsvColumn<Row>[],
  read: (page: number, perPage: number) => Promise<{ data: Row[]; total?: number | undefined }>,
): Promise<{ file: string; isCut: boolean }> {
  // A row that is added or moved meanwhile comes twice.
  const rows = new Map<unknown, Row>()
  let total = 0
  for (let page = 1; page <= CSV_ROWS / PAGE; page += 1) {
    const { data, total: found = data.length } = await read(page, PAGE)
    for (const row of data) rows.set(row.id, row)
    total = found
    if (data.length < PAGE) break
  }
  const lines = [...rows.values()].map((row) => csvLine(columns.map(({ text }) => text(row))))
  return { file: [CSV_START, csvLine(columns.map(({ label }) => label)), ...lines].join(''), isCut: total > CSV_ROWS }
}
