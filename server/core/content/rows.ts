import type { Kysely } from 'kysely'
import { toAdDate } from '../../../contract/calendar/entered-date.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { enteredDateFields, type Kind } from '../../../contract/kinds/kind.ts'
import { LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../store/schema.ts'
import { requireKept, requirePublished } from './parts.ts'
import type { Row } from './store/records.ts'

/** Those that are still the dates of their fields; undefined for none, as in documents from before there were any. */
export function datesAsEntered(kind: Pick<Kind, 'fields'>, document: Row, known: Row): Row | undefined {
  const entries = enteredDateFields(kind).flatMap(([name, { precision }]) => {
    const [entered, value] = [known[name], document[name]]
    const date = precision === 'time' && typeof value === 'string' ? nepalDay(new Date(value)) : value
    return typeof entered === 'string' && toAdDate(entered) === date ? [[name, entered]] : []
  })
  return entries.length > 0 ? (Object.fromEntries(entries) as Row) : undefined
}

/** With every column, and each language of a text. */
export function completedRow(field: Field, row: Row): Row {
  const columns = field.columns ?? {}
  const known = row['datesAsEntered'] as Row | undefined
  const entered = known && datesAsEntered({ fields: columns }, row, known)
  const cells = Object.entries(columns).map(([name, { isTranslated, empty }]) => [
    name,
    isTranslated
      ? Object.fromEntries(LOCALES.map((locale) => [locale, (row[name] as Row | undefined)?.[locale] ?? '']))
      : (row[name] ?? empty),
  ])
  const { rowId } = row
  return {
    ...(rowId !== undefined && { rowId }),
    ...Object.fromEntries(cells),
    ...(entered && { datesAsEntered: entered }),
  } as Row
}

/** @throws ServiceError invalid: what rows refer to has to be there; a draft only where its column says so */
export async function checkRows(tx: Kysely<Database>, name: string, columns: Record<string, Field>, rows: Row[]) {
  for (const [column, { type, to, mayBeDraft = false }] of Object.entries(columns)) {
    if (type !== 'reference') continue
    const ids = rows.map((row) => row[column] as number | null)
    await (mayBeDraft ? requireKept : requirePublished)(tx, name, to as ContentEntity, ids)
  }
}
