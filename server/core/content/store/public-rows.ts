import { sql, type AliasedRawBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { Field } from '../../../../contract/fields/field.ts'
import { columnOf, endsForVisitors, isNested, translatedFields, type Kind } from '../../../../contract/fields/kind.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { among } from '../../store/engine.ts'
import { factColumns, rowColumns } from '../facts.ts'
import { publishedLocales, answeredLocale, joinTexts } from '../../store/translation.ts'
import type { Row } from './records.ts'
import type { Db } from '../../store/schema.ts'
import { contains, searchPatterns, type Slice } from '../../store/paging.ts'

/** With a column for each of the fields; texts are those of a language, else the English ones. */
export type PublicRow = Row & { id: number; locale: Locale; updated_at: string }

export interface PublicSelection {
  kind: Kind
  fields: readonly [string, Field][]
  /** With how dates were entered, also those that are not among the fields. */
  hasDatesAsEntered?: boolean
  /** With the languages of its texts. */
  hasLocales?: boolean
  /** Columns with how many rows of another table refer to an item. */
  counts?: Record<string, { table: string; column: string }>
  /** Further columns, which values of the kind's answer are made of. */
  columns?: readonly AliasedRawBuilder<unknown, string>[]
  /** In the order of the kind's groups. */
  isGrouped?: boolean
}

export interface PublicFilter {
  ids?: readonly number[]
  /** By the field that names an item, such as its slug. */
  named?: { by: string; value: string }
  /** Words that are all in the title or a searched text, in any language. */
  search?: string | undefined
  /** Values of columns. */
  choices?: Record<string, string | number>
  /** Fields with the words of a search; default: the title and those that are searched. */
  searched?: readonly string[] | undefined
  /** Of a kind whose items are hidden when they expire: the items that are valid on this day. */
  validOn?: string | undefined
  /** Of a kind whose items need consent to their pages: those that have one. */
  isPaged?: boolean
}

const refTo = (kind: Kind, column: string) => sql.ref(`${kind.table}.${column}`)

export async function listPublicRows(
  db: Db,
  selection: PublicSelection,
  filter: PublicFilter,
  locale: Locale,
  slice?: Slice,
): Promise<PublicRow[]> {
  const { kind } = selection
  const id = refTo(kind, 'id')
  const order = sql`order by ${sql.join(orderOf(selection))}`
  const found = sql`${matches(db, kind, filter)} ${order}`
  const page = slice ? sql`${found} limit ${slice.limit} offset ${slice.offset}` : found
  // By time, texts are joined for the rows of the page alone; earlier rows are skipped in an index.
  const isSkipping = slice && isByTime(kind)
  const wanted = isSkipping ? sql`${id} in (select ${id} from ${sql.table(kind.table)} where ${page}) ${order}` : page
  const { rows } = await sql<PublicRow>`${selected(db, selection, locale)} where ${wanted}`.execute(db)
  return rows
}

export async function countPublicRows(db: Db, kind: Kind, filter: PublicFilter): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as "rows" from ${sql.table(kind.table)}
    where ${matches(db, kind, filter)}`.execute(db)
  return rows[0]!.rows
}

function selected(
  db: Db,
  { kind, fields, hasDatesAsEntered, hasLocales, counts = {}, columns: further = [] }: PublicSelection,
  locale: Locale,
) {
  const own = ['id', 'updated_at', ...(kind.hasOrder ? ['sort_order'] : [])]
  if (hasDatesAsEntered) own.push('dates_as_entered')
  const counted = Object.entries(counts).map(
    ([name, { table: from, column }]) =>
      sql`(select count(*) from ${sql.table(from)} where ${sql.ref(`${from}.${column}`)} = ${refTo(kind, 'id')}) as ${sql.ref(name)}`,
  )
  const columns = [
    ...own.map((column) => refTo(kind, column)),
    ...factColumns(
      kind.table,
      fields.filter(([, { rowsIn, type }]) => !rowsIn && (type !== 'slug' || !kind.pageConsent)),
    ),
    ...rowColumns(
      db,
      kind.table,
      fields.filter(([, { rowsIn }]) => rowsIn),
    ),
    ...(kind.pageConsent
      ? [sql`case when ${consentTo(kind)} is not null then ${refTo(kind, 'slug')} end`.as('slug')]
      : []),
    ...counted,
    answeredLocale,
    ...further,
    ...(hasLocales ? [publishedLocales(db, kind.table)] : []),
  ]
  const table = sql.table(kind.table)
  const parent = isNested(kind) ? sql`left join ${table} as above on above.id = ${groupOf(kind)}` : sql``
  return sql`select ${sql.join(columns)} from ${table} ${parent} ${joinTexts(kind.table, kind.table, locale)}`
}

const groupOf = (kind: Kind) => {
  const { group = '', fields } = kind
  return refTo(kind, columnOf(group, fields[group] ?? ({} as Field)))
}

/** Every item has a time, and the newest are first. */
const isByTime = ({ date = '', fields, hasOrder }: Kind): boolean => !hasOrder && fields[date]?.precision === 'time'

const consentTo = (kind: Kind) => refTo(kind, columnOf(kind.pageConsent!, kind.fields[kind.pageConsent!]!))

/** Whether an item of a kind is among those that are asked for. */
export function matches(
  db: Db,
  kind: Kind,
  { ids, named, search = '', searched, choices = {}, validOn, isPaged }: PublicFilter,
): RawBuilder<SqlBool> {
  const texts = translatedFields(kind).filter(([name, { isSearched }]) =>
    searched ? searched.includes(name) : name === kind.title || isSearched,
  )
  const conditions = searchPatterns(search).map((pattern) => {
    const has = texts.map(([name, field]) => contains(sql.ref(`text.${columnOf(name, field)}`), pattern))
    return sql<SqlBool>`exists (select 1 from ${sql.table(`${kind.table}_translation`)} as text
      where ${sql.ref(`text.${kind.table}_id`)} = ${refTo(kind, 'id')} and (${sql.join(has, sql` or `)}))`
  })
  if (ids) conditions.push(among(db, `${kind.table}.id`, ids))
  if (named) conditions.push(sql`${refTo(kind, named.by)} = ${named.value}`)
  for (const [column, value] of Object.entries(choices)) conditions.push(sql`${refTo(kind, column)} = ${value}`)
  if (validOn !== undefined && endsForVisitors(kind)) {
    const last = refTo(kind, columnOf(kind.date!, kind.fields[kind.date!]!))
    conditions.push(sql`(${last} is null or ${last} >= ${validOn})`)
  }
  if (isPaged && kind.pageConsent) conditions.push(sql`${consentTo(kind)} is not null`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`
}

/**
 * By the groups as they are declared and the sort position, parents before all children and these in the order of their
 * parents; else the newest first.
 */
function orderOf({ kind, isGrouped = kind.isOrderedInGroups }: PublicSelection): RawBuilder<unknown>[] {
  const { group = '', date, fields, hasOrder } = kind
  const id = refTo(kind, 'id')
  if (hasOrder) {
    const [column, position] = [groupOf(kind), refTo(kind, 'sort_order')]
    if (isNested(kind)) {
      const isChild = sql`case when ${column} is null then 0 else 1 end`
      return [isChild, sql`coalesce(above.sort_order, ${position})`, sql`coalesce(${column}, ${id})`, position, id]
    }
    const cases = (fields[group]?.choices ?? []).map(({ value }, place) => sql`when ${value} then ${sql.lit(place)}`)
    const inGroups = isGrouped && cases.length > 0 ? [sql`case ${column} ${sql.join(cases, sql` `)} end`] : []
    return [...inGroups, position, id]
  }
  if (date === undefined) return [id]
  const day = refTo(kind, columnOf(date, fields[date]!))
  const newest = [sql`${day} desc`, sql`${id} desc`]
  return isByTime(kind) ? newest : [sql`case when ${day} is null then 1 else 0 end`, ...newest]
}
