import { EXAMPLE_ID, type TemplateFormat } from '../../../contract/transfer/import.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { enteredDateFields, fieldsOf, translatedFields, type Kind } from '../../../contract/fields/kind.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { byOtherLocale, DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from '../../../contract/locale.ts'
import { CSV_START, csvLine } from '../../../contract/csv.ts'
import { listImportedFacts } from '../../facts/public.ts'
import { listDocuments } from '../../core/documents/document-store.ts'
import { listItems } from '../transfer-store.ts'
import type { Db } from '../../core/store/schema.ts'
import { mapDistrictNames } from '../../core/places/place-store.ts'
import { columnsOf } from '../../../contract/transfer/columns.ts'
import { headOf, writeRow, writeWorkbook, type WrittenSheet } from '../export-workbook.ts'
import { rowColumns, writeLine } from '../rows/row-columns.ts'
import { sheetNameOf, tableFields } from '../../../contract/transfer/row-sheets.ts'
import { toTable } from '../table-cells.ts'
import { BS_EXAMPLES } from '../../../contract/calendar/date-fields.ts'
import examples from './template-examples.json' with { type: 'json' }

/** Of types that need no more, and of dates by their precision. */
const { dates, ...EXAMPLES } = examples

/**
 * With every field and an example, which an import leaves out. References name an item of this site.
 * @param reader of the sheets of rows in a workbook
 */
export async function makeTemplate(
  db: Db,
  entity: ContentEntity,
  format: TemplateFormat,
  reader: Locale = DEFAULT_LOCALE,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const kind = kindOf(entity)
  const example: Record<string, unknown> = { id: EXAMPLE_ID }
  for (const [name, field] of fieldsOf(kind)) example[name] = await exampleOf(db, field, entity)
  if (format !== 'json') putBothCalendars(kind, example)
  if (kind.hasOrder && format === 'json') example['order'] = 1
  const translated = translatedFields(kind)
  const translations = byOtherLocale((locale) =>
    Object.fromEntries(translated.map(([name, field]) => [name, textOf(field, LOCALE_NAMES[locale].english)])),
  )
  if (format === 'json') {
    const item = { ...example, ...(translated.length > 0 && { translations }) }
    return `${JSON.stringify([item], undefined, 2)}\n`
  }
  const document = { ...example, translations, draftLocales: [], outdated: {} }
  const item = { id: EXAMPLE_ID, order: 1 }
  const { head, rows } = toTable(kind, fieldsOf(kind), [{ item, document }], await mapDistrictNames(db))
  const cells = new Map(head.map((column, index) => [column, rows[0]![index]!]))
  const columns = columnsOf(kind)
  if (format === 'csv') {
    for (const [name, field] of tableFields(kind)) cells.set(name, exampleLines(field, example[name] as Row[]))
    return CSV_START + csvLine(columns) + csvLine(columns.map((column) => cells.get(column) ?? ''))
  }
  const own = columns.filter((column) => kind.fields[column]?.type !== 'table')
  const choices = offeredIn(
    own.map((column) => kind.fields[column]),
    DEFAULT_LOCALE,
  )
  const items = { name: kind.plural.en, head: own, rows: [own.map((column) => cells.get(column) ?? '')], choices }
  const sheets = await Promise.all(tableFields(kind).map(([, field]) => sheetOfRows(db, kind, field, reader)))
  return writeWorkbook([items, ...sheets], reader)
}

type Row = Record<string, unknown>
/** The values of examples are names already. */
const asItIs = (_: ContentEntity, name: unknown) => String(name)

/** Tables take both, so that an example has both. */
function putBothCalendars(of: Pick<Kind, 'fields'>, example: Row): void {
  for (const [name, { precision }] of enteredDateFields(of).slice(1)) example[name] = BS_EXAMPLES[precision!]
}

/** A line for each row, its values after their names. */
function exampleLines(field: Field, rows: Row[]): string {
  const keys = rowColumns(field).map(({ key }) => key)
  const cellsOf = (row: Row) =>
    writeRow(field, row, asItIs, DEFAULT_LOCALE).map((cell, index) => [keys[index], String(cell)])
  return rows.map((row) => writeLine(field, Object.fromEntries(cellsOf(row)) as Record<string, string>)).join('\n')
}

async function sheetOfRows(db: Db, kind: Kind, field: Field, reader: Locale): Promise<WrittenSheet> {
  const row = await exampleRow(db, field.columns ?? {}, kind.entity)
  putBothCalendars({ fields: field.columns ?? {} }, row)
  const ofColumns = rowColumns(field).map((column) => column.field)
  return {
    name: sheetNameOf(kind, field, reader),
    head: headOf(kind, field, reader),
    rows: [[EXAMPLE_ID, ...writeRow(field, row, asItIs, reader)]],
    choices: offeredIn([undefined, ...ofColumns], reader),
  }
}

/** The labels that columns offer, by the number of the column. */
function offeredIn(fields: (Field | undefined)[], reader: Locale): Map<number, string[]> {
  const offered = fields.flatMap((field, index): [number, string[]][] =>
    field?.choices ? [[index, field.choices.map(({ label }) => label[reader] ?? label.en)]] : [],
  )
  return new Map(offered)
}

/** @param of the kind of the item */
async function exampleOf(db: Db, field: Field, of: string): Promise<unknown> {
  const { type, choices, precision, columns = {} } = field
  const to = field.to as ContentEntity
  switch (type) {
    case 'line':
    case 'text':
    case 'richText':
      return textOf(field, 'English')
    case 'date':
      return dates[precision!]
    case 'number':
      return Math.max(2, (field.above ?? 0) + 1)
    case 'choice':
    case 'optionalChoice':
      return field.initial ?? choices![0]!.value
    case 'reference':
      return (await namesOfItems(db, to))[0] ?? (field.isRequired ? kindOf(to).singular.en : null)
    case 'references':
      return namesOfItems(db, to)
    case 'document':
      return (await listDocuments(db))[0]?.id ?? 1
    case 'lines':
      return field.pattern ? ['+977-1-5550100'] : textOf(field, 'English')
    case 'rows':
      return [Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, textOf(column, 'English')]))]
    case 'table':
      return (await lacksItems(db, columns, of)) ? [] : [await exampleRow(db, columns, of)]
    case 'blocks':
      return (
        field.initial ??
        (field.isArranged ? [] : [{ id: 'first', type: 'text', text: { en: '<p>Text in English</p>' } }])
      )
    default:
      return structuredClone(EXAMPLES[type])
  }
}

/** Whether a row would have to refer to an item, and there is none. */
async function lacksItems(db: Db, columns: Record<string, Field>, of: string): Promise<boolean> {
  if (columns['factId']) return (await findFact(db, of)) === undefined
  for (const { to, isRequired } of Object.values(columns))
    if (to && isRequired && !(await findItem(db, to as ContentEntity))) return true
  return false
}

async function exampleRow(db: Db, columns: Record<string, Field>, of: string): Promise<Record<string, unknown>> {
  const fact = columns['factId'] && (await findFact(db, of))
  if (fact) {
    const value = fact.field!.choices?.[0]?.label.en ?? (await exampleOf(db, fact.field!, of))
    return {
      factId: fact.label.en,
      [fact.type]: columns[fact.type]!.isTranslated ? { [DEFAULT_LOCALE]: value } : value,
    }
  }
  const row: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(columns)) {
    // One of the item's own.
    const value = column.type === 'picture' ? EXAMPLES.pictures[0] : await exampleOf(db, column, of)
    row[name] = column.isTranslated ? { [DEFAULT_LOCALE]: value } : value
  }
  return row
}

const findFact = async (db: Db, of: string) =>
  (await listImportedFacts(db, new Date())).find(({ about }) => about === of)

const findItem = async (db: Db, entity: ContentEntity) =>
  (await listItems(db, entity)).find(({ state }) => state === 'published')

/** Of the first published one. */
async function namesOfItems(db: Db, entity: ContentEntity): Promise<string[]> {
  const found = await findItem(db, entity)
  return found ? [found.slug ?? found.title] : []
}

function textOf({ type, label, pattern, bound }: Field, language: string): unknown {
  if (type === 'rows') return []
  if (pattern) return pattern.example ?? 'https://example.org'
  const text = `${label.en} in ${language}`.slice(0, bound)
  if (type === 'lines') return [`${label.en} in ${language}`]
  return type === 'richText' ? `<p>${text}</p>` : text
}
