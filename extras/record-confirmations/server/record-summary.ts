import { formatWrittenDate } from '../../../contract/calendar/format-date.ts'
import { dayInNepal } from '../../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../../contract/calendar/nepali-dates.ts'
import { toWritten } from '../../../contract/calendar/other-calendar.ts'
import { isConsented } from '../../../contract/fields/consent.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import { SEARCH_ENGINE_FIELDS } from '../../../contract/fields/search-engine-fields.ts'
import { publicColumns } from '../../../contract/fields/table.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { formatMoneyInFull, formatNumber } from '../../../contract/money.ts'
import { inLocale } from '../../../contract/projects/measures.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { loadDocument } from '../../../server/core/content/items.ts'
import { describeDocument, originalOf, type ContentDocument } from '../../../server/core/content/kind.ts'
import { findContentItem, type ItemKey } from '../../../server/core/content/store/content-items.ts'
import { listLocalLevelRows } from '../../../server/core/places/places.ts'
import { htmlToText } from '../../../contract/html-text.ts'
import { listDistrictNames } from '../../../server/core/places/place-store.ts'
import { listProjectPeople } from '../../../server/people/public.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { listTitles } from './record-health.ts'

/** Longer texts are cut: the page is for a phone. */
const TEXT_LENGTH = 280
const SHOWN = ['line', 'lines', 'text', 'richText', 'email', 'date', 'number', 'money', 'quantity', 'choice',
  'optionalChoice', 'reference', 'references', 'districts', 'localLevels', 'rows', 'table'] // prettier-ignore

type Row = Record<string, unknown>

interface Fact {
  label: string
  value: string
  /** Where it is not the page's. */
  lang: PageLocale | undefined
}

export type RecordSummary = NonNullable<Awaited<ReturnType<typeof summarize>>>

/** A short form of the record, as visitors read it, by its declaration; undefined while it is not published. */
export async function summarize(db: Db, { entity, item_id }: ItemKey, locale: PageLocale, now: Date) {
  const item = await findContentItem(db, entity, item_id)
  if (item?.state !== 'published' || item.published_version === null) return undefined
  const kind = kindOf(entity)
  const document = await loadDocument(db, entity, item_id, item.published_version)
  const read = { db, document, kind, locale }
  const asides = [kind.title, ...Object.keys(SEARCH_ENGINE_FIELDS)]
  const shown = fieldsOf(kind).filter(
    ([name, { type, visibility = 'public' }]) =>
      visibility === 'public' && SHOWN.includes(type) && !asides.includes(name) && isConsented(kind, name, document),
  )
  const facts = await Promise.all(shown.map(async ([name, field]) => (await toFact(read, name, field)) ?? []))
  const title = await toFact(read, kind.title, kind.fields[kind.title]!)
  const people = entity === 'projects' ? await toPeople(item_id, read, now) : []
  const unnamed = { label: '', value: describeDocument(kind, document).title, lang: undefined }
  return { title: title ?? unnamed, facts: [...facts.flat(), ...people], path: item.path }
}

/** The field is for staff alone; its page names those who agreed. */
async function toPeople(id: number, { db, document, kind, locale }: Reading, now: Date): Promise<Fact[]> {
  const dates = { started: document['start'] as string, ended: document['end'] as string, dates_as_entered: null }
  const people = await listProjectPeople(db, { id, ...dates }, locale, now)
  if (people.length === 0) return []
  const field = kind.fields['people']!
  const value = people.map(({ name, position, start, end }) => {
    const period = [start, end].flatMap((day) => (day ? dateText(day, field, locale) : [])).join(' – ')
    return `${name}: ${[position, period].filter(Boolean).join(', ')}`
  })
  return [{ label: inLocale(field.label, locale), value: value.join('\n'), lang: undefined }]
}

interface Reading {
  db: Db
  document: ContentDocument
  kind: Kind
  locale: PageLocale
}

async function toFact(reading: Reading, name: string, field: Field): Promise<Fact | undefined> {
  const { document, locale, kind } = reading
  const own = locale === DEFAULT_LOCALE ? document[name] : document.translations[locale]?.[name]
  const original = originalOf(kind, document)
  const isOwn = !field.isTranslated || Boolean(own) || original.locale === locale
  const value = !field.isTranslated ? document[name] : isOwn && own ? own : original.texts[name]
  const text = await textOf(value, field, reading)
  if (text === '') return undefined
  return { label: inLocale(field.label, locale), value: text, lang: isOwn ? undefined : original.locale }
}

async function textOf(value: unknown, field: Field, reading: Reading): Promise<string> {
  const { locale } = reading
  if (value === null || value === undefined || value === '') return ''
  switch (field.type) {
    case 'richText':
      return cut(htmlToText(String(value)))
    case 'date':
      return dateText(String(value), field, locale)
    case 'number':
      return [formatNumber(Number(value), locale), field.unit ? inLocale(field.unit, locale) : ''].join(' ').trim()
    case 'money': {
      const money = value as { amount: number; currency: string; isPublic: boolean }
      return money.isPublic ? formatMoneyInFull(money, locale) : ''
    }
    case 'quantity': {
      const { amount, unit } = value as { amount: number; unit: string }
      return `${formatNumber(amount, locale)} ${unit}`
    }
    case 'choice':
    case 'optionalChoice': {
      const label = field.choices?.find((choice) => choice.value === value)?.label
      return label ? inLocale(label, locale) : ''
    }
    case 'reference':
    case 'references':
    case 'districts':
    case 'localLevels':
      return (await namesOf([value].flat(), field, reading)).join(', ')
    case 'lines':
      return (value as string[]).join('\n')
    case 'rows':
    case 'table':
      return (await Promise.all((value as Row[]).map((row) => rowText(row, field, reading)))).filter(Boolean).join('\n')
    default:
      return cut(String(value))
  }
}

/** Such as "Design: From March 2019, To 2020". */
async function rowText(row: Row, table: Field, reading: Reading): Promise<string> {
  const columns = publicColumns(table).filter(([, { type }]) => SHOWN.includes(type))
  const cells = columns.map(async ([name, column]) => {
    const texts =
      column.isTranslated && table.type === 'table' ? (row[name] as Partial<Record<PageLocale, string>>) : null
    const value = texts ? texts[reading.locale] || Object.values(texts).find(Boolean) : row[name]
    const text = await textOf(value, column, reading)
    return text === '' ? [] : [{ label: inLocale(column.label, reading.locale), text }]
  })
  const [first = '', ...rest] = (await Promise.all(cells))
    .flat()
    .map(({ label, text }, index) => (index === 0 || columns.length < 3 ? text : `${label} ${text}`))
  return [first, rest.join(', ')].filter(Boolean).join(': ')
}

/** @param moment a day, or a moment, which is a day in Nepal */
export const writeDay = (moment: string, locale: PageLocale): string =>
  locale === 'ne' ? nepaliDates.day(moment) : formatWrittenDate(toWritten(dayInNepal(moment), 'ad'), 'en')

function dateText(value: string, { precision }: Field, locale: PageLocale): string {
  if (precision === 'day' || precision === 'time') return writeDay(value, locale)
  const text = formatWrittenDate(toWritten(value, 'ad'), locale)
  return locale === 'ne' ? `सन् ${text}` : text
}

function cut(text: string): string {
  if (text.length <= TEXT_LENGTH) return text
  const end = text.lastIndexOf(' ', TEXT_LENGTH)
  return `${text.slice(0, end > 0 ? end : TEXT_LENGTH)} …`
}

/** Of the items or places that a value refers to. */
async function namesOf(keys: unknown[], { type, to }: Field, { db, locale }: Reading): Promise<string[]> {
  const listPlaces = type === 'districts' ? listDistrictNames : listLocalLevelRows
  const named = to
    ? await listTitles(db, to as ContentEntity, keys as number[], locale)
    : (await listPlaces(db, locale)).map(({ code, name }) => [code, name] as const)
  const names = new Map<unknown, string>(named)
  return keys.flatMap((key) => names.get(key) ?? [])
}
