import type { z } from 'zod'
import type { Field, FieldType } from '../../../contract/fields/field.ts'
import { columnOf, fieldsOf, shownName, type Kind } from '../../../contract/fields/kind.ts'
import { publicQuerySchema } from '../../../contract/fields/public-schemas.ts'
import { SEARCH_ENGINE_FIELDS } from '../../../contract/fields/search-engine-fields.ts'
import type { ListAnswer, ListQuery } from '../../../contract/list.ts'
import type { Locale } from '../../../contract/locale.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { DocumentFile } from '../../../contract/documents/document.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import {
  countPublicRows,
  listPublicRows,
  type PublicFilter,
  type PublicRow,
  type PublicSelection,
} from './store/public-rows.ts'
import type { Db } from '../store/schema.ts'
import { toSeo, type SearchEngineRow } from './seo.ts'
import { dayInBs, readDatesAsEntered } from '../languages/calendar.ts'
import { publicRows, publicValue } from './facts.ts'
import { toLocales } from '../store/translation.ts'
import { listAnswer, sliceOf, totalOf } from '../store/paging.ts'
import { loadDocuments } from '../documents/documents.ts'
import { loadPictures } from '../pictures/pictures.ts'
import { orNotFound } from '../process/service-error.ts'

interface Parts {
  pictureOf: (id: number | null) => Picture | null
  documentOf: (id: number | null) => DocumentFile | null
  locale: Locale
  today: string
}
export type Read = (row: PublicRow, parts: Parts) => unknown
type Source = readonly [fields: readonly string[], read: Read]
type Query = ListQuery & { search?: string | undefined; validity?: 'valid' | 'all' }

interface Own extends Pick<PublicSelection, 'counts' | 'columns' | 'isGrouped'> {
  query?: z.ZodObject
  /** Properties that do not follow from their names, some with the fields that they are made of. */
  values?: Record<string, Read | Source>
  /** Values of columns that all rows have which visitors see. */
  only?: Record<string, string>
  /** Fields with the words of a search; default: the title and those that are searched. */
  searched?: readonly string[]
}
interface PublicAnswer<Item extends z.ZodObject, Detail extends z.ZodObject> extends Own {
  /** The properties of an item in the list. */
  item: Item
  /** Those of the answer of one item; undefined: there is no such call. */
  detail?: Detail
}

const SEO = Object.keys(SEARCH_ENGINE_FIELDS)

export type PublicKind = ReturnType<typeof publicKind>

/** The list and the single items of a kind for visitors, as it is declared, in the order and with the properties of a schema. */
export function publicKind<Item extends z.ZodObject, Detail extends z.ZodObject = Item>(
  kind: Kind,
  { item, detail, query = publicQuerySchema(kind), ...own }: PublicAnswer<Item, Detail>,
) {
  const items = readerOf<z.infer<Item>>(kind, Object.keys(item.shape), own)
  const details = readerOf<z.infer<Detail>>(kind, Object.keys((detail ?? item).shape), own)
  const [name = 'slug'] = fieldsOf(kind).find(([, { type }]) => type === 'slug' || type === 'key') ?? []
  /** @param value of the field that names it: its slug or key */
  async function find(db: Db, value: string, locale: Locale, now?: Date) {
    const paged = kind.pageConsent ? { isPaged: true, validOn: nepalDay(now ?? new Date()) } : {}
    const filter = { named: { by: name, value }, choices: own.only, ...paged }
    const rows = await listPublicRows(db, { ...own, ...details.selected }, filter, locale)
    return (await details.read(db, rows, locale, now))[0]
  }
  /** Those that are valid today. */
  async function listValid(db: Db, filter: PublicFilter, locale: Locale, now = new Date()): Promise<z.infer<Item>[]> {
    const valid = { ...filter, choices: own.only, validOn: nepalDay(now) }
    return items.read(db, await listPublicRows(db, { ...own, ...items.selected }, valid, locale), locale)
  }
  return {
    kind,
    item,
    detail,
    query,

    /** @param chosen values of columns, beside those that the query names */
    async list(
      db: Db,
      asked: Query,
      now = new Date(),
      chosen: PublicFilter['choices'] = {},
    ): Promise<ListAnswer<z.infer<Item>>> {
      const choices = { ...own.only, ...choicesIn(kind, asked), ...chosen }
      const filter: PublicFilter = { search: asked.search, searched: own.searched, choices }
      if (asked.validity !== 'all') filter.validOn = nepalDay(now)
      const slice = sliceOf(asked)
      const rows = await listPublicRows(db, { ...own, ...items.selected }, filter, asked.locale, slice)
      const [total, data] = await Promise.all([
        totalOf(rows, slice, () => countPublicRows(db, kind, filter)),
        items.read(db, rows, asked.locale, now),
      ])
      return listAnswer(data, total, asked)
    },

    listById: async (db: Db, ids: readonly number[], locale: Locale, now?: Date) =>
      ids.length === 0 ? [] : listValid(db, { ids }, locale, now),

    listAll: (db: Db, locale: Locale, now?: Date) => listValid(db, {}, locale, now),

    find,

    /** The answers of rows, such as those of drafts. */
    read: items.read,

    /** @throws ServiceError not_found */
    async get(db: Db, value: string, locale: Locale, now?: Date): Promise<z.infer<Detail>> {
      return orNotFound(await find(db, value, locale, now), kind.noun)
    },
  }
}

/** Query parameters with the names of fields choose the items with these values. */
function choicesIn(kind: Kind, asked: object): Record<string, string> {
  const given = new Map(Object.entries(asked) as [string, string | undefined][])
  const chosen = fieldsOf(kind).filter(([name, { type }]) => type === 'choice' && given.get(name) !== undefined)
  return Object.fromEntries(chosen.map(([name, field]) => [columnOf(name, field), given.get(name)!]))
}

/** Reads properties from rows with the columns of `fields`, and their pictures with one statement. */
function readerOf<Answer>(kind: Kind, names: string[], { values = {}, counts = {} }: Own) {
  const known = sourcesOf(kind)
  const sources = names.map((name) => {
    const own = values[name]
    const [used, read] = (typeof own === 'object' ? own : known[name]) ?? [[]]
    const given = typeof own === 'function' ? own : name in counts ? (row: PublicRow) => row[name] : read
    if (!given) throw new Error(`"${name}" of ${kind.schema} is not a field: say its value in public-kinds.ts`)
    return { name, used, read: given }
  })
  const fields = [...new Set(sources.flatMap(({ used }) => used))].map((name): [string, Field] => [
    name,
    kind.fields[name]!,
  ])
  const columnsOf = (wanted: FieldType) =>
    fields.filter(([, { type }]) => type === wanted).map(([name, field]) => columnOf(name, field))
  const [pictures, documents] = [columnsOf('picture'), columnsOf('document')]
  return {
    selected: {
      kind,
      fields,
      hasDatesAsEntered: names.includes('datesAsEntered'),
      hasLocales: names.includes('locales'),
    },
    async read(db: Db, rows: PublicRow[], locale: Locale, now = new Date()): Promise<Answer[]> {
      const idsIn = (columns: string[]) => rows.flatMap((row) => columns.map((column) => row[column] as number | null))
      const [pictureOf, documentOf] = await Promise.all([
        loadPictures(db, idsIn(pictures), locale),
        loadDocuments(db, idsIn(documents)),
      ])
      const parts = { pictureOf, documentOf, locale, today: nepalDay(now) }
      return rows.map((row) => {
        const answer: Record<string, unknown> = {}
        for (const { name, read } of sources) {
          const value = read(row, parts)
          if (value !== undefined) answer[name] = value
        }
        return answer as Answer
      })
    },
  }
}

/** By the name of a property: the fields that it is made of, and how. */
function sourcesOf(kind: Kind): Record<string, Source> {
  const { date = '' } = kind
  const last = columnOf(date, kind.fields[date] ?? ({} as Field))
  const isOver: Read = (row, { today }) => ((row[last] as string | null) ?? today) < today
  const own = fieldsOf(kind).flatMap(([name, field]) => {
    const { type, rowsIn } = field
    const column = columnOf(name, field)
    // Computed once, not for each row.
    const located = { ...field, column }
    const isLast = kind.expires === 'shown' && name === date
    const as = (property: string, read: Read): [string, Source] => [
      property,
      [[name], isLast ? (row, parts) => (isOver(row, parts) ? null : read(row, parts)) : read],
    ]
    const given = as(name, (row, { locale }) =>
      rowsIn ? publicRows(field, row[name] as string | null, locale) : publicValue(name, located, row),
    )
    if (type === 'date') return [given, as(`${name}Bs`, (row, { locale }) => dayInBs(row[column] as string, locale))]
    if (type !== 'picture' && type !== 'document') return [given]
    return [
      as(shownName(name), (row, { [`${type}Of` as const]: fileOf }) => fileOf(row[column] as number | null)),
      given,
    ]
  })
  return {
    id: [[], (row) => row.id],
    locale: [[], (row) => row.locale],
    order: [[], (row) => row['sort_order']],
    updatedAt: [[], (row) => row.updated_at],
    updatedAtBs: [[], (row, { locale }) => dayInBs(row.updated_at, locale)],
    datesAsEntered: [[], (row) => readDatesAsEntered(row['dates_as_entered'] as string | null).datesAsEntered],
    isExpired: [[date], isOver],
    seo: [SEO, (row, { pictureOf }) => toSeo(row as unknown as SearchEngineRow, pictureOf)],
    locales: [[], (row) => toLocales(row as unknown as { locales: string })],
    ...Object.fromEntries(own),
  }
}
