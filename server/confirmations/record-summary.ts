import { formatWrittenDate } from '../../contract/calendar/format-date.ts'
import { nepaliDates } from '../../contract/calendar/nepali-dates.ts'
import { toWritten } from '../../contract/calendar/other-calendar.ts'
import { isConsented } from '../../contract/kinds/consent.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../contract/kinds/kind.ts'
import { SEARCH_ENGINE_FIELDS } from '../../contract/kinds/search-engine-fields.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { formatMoneyInFull, formatNumber } from '../../contract/money.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { loadDocument } from '../core/content/items.ts'
import { originalOf, type ContentDocument } from '../core/content/kind.ts'
import { findContentItem } from '../core/content/store/content-items.ts'
import { htmlToText } from '../../contract/html-text.ts'
import { listDistrictNames } from '../core/places/place-store.ts'
import type { Db } from '../core/store/schema.ts'
import type { RecordKey } from './confirmation-store.ts'
import { listTitles } from './record-health.ts'

/** Longer texts are cut: the page is for a phone. */
const TEXT_LENGTH = 280
const SHOWN = ['line', 'text', 'richText', 'date', 'number', 'money', 'quantity', 'choice', 'optionalChoice',
  'reference', 'references', 'districts'] // prettier-ignore

interface Fact {
  label: string
  value: string
  /** Where it is not the page's. */
  lang: PageLocale | undefined
}

export interface RecordSummary {
  title: Fact
  facts: Fact[]
  /** Of its public page. */
  path: string | null
}

/** What visitors read of a record in short, by its declaration; undefined while it is not published. */
export async function summarize(
  db: Db,
  { entity, item_id }: RecordKey,
  locale: PageLocale,
): Promise<RecordSummary | undefined> {
  const item = await findContentItem(db, entity, item_id)
  if (item?.state !== 'published' || item.published_version === null) return undefined
  const kind = kindOf(entity)
  const document = await loadDocument(db, entity, item_id, item.published_version)
  const read = { document, kind, locale, names: await loadNames(db, kind, document, locale) }
  const facts = fieldsOf(kind)
    .filter(
      ([name, { type, visibility = 'public' }]) =>
        visibility === 'public' && SHOWN.includes(type) && !isAside(kind, name) && isConsented(kind, name, document),
    )
    .flatMap(([name, field]) => toFact(read, name, field) ?? [])
  const title = toFact(read, kind.title, kind.fields[kind.title]!)
  return { title: title ?? { label: '', value: item.title, lang: undefined }, facts, path: item.path }
}

const isAside = (kind: Kind, name: string) => name === kind.title || name in SEARCH_ENGINE_FIELDS

interface Reading {
  document: ContentDocument
  kind: Kind
  locale: PageLocale
  /** By type or kind and id. */
  names: Map<string, string>
}

function toFact(reading: Reading, name: string, field: Field): Fact | undefined {
  const { document, locale, kind } = reading
  const own = locale === DEFAULT_LOCALE ? document[name] : document.translations[locale]?.[name]
  const original = originalOf(kind, document)
  const isOwn = !field.isTranslated || Boolean(own) || original.locale === locale
  const value = !field.isTranslated ? document[name] : isOwn && own ? own : original.texts[name]
  const text = value === null || value === undefined || value === '' ? '' : textOf(value, field, reading)
  if (text === '') return undefined
  return { label: field.label[locale] ?? field.label.en, value: text, lang: isOwn ? undefined : original.locale }
}

function textOf(value: unknown, field: Field, { locale, names }: Reading): string {
  switch (field.type) {
    case 'richText':
      return cut(htmlToText(String(value)))
    case 'date':
      return dateText(String(value), field, locale)
    case 'number':
      return [formatNumber(Number(value), locale), field.unit?.[locale] ?? field.unit?.en].filter(Boolean).join(' ')
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
      return label?.[locale] ?? label?.en ?? ''
    }
    case 'reference':
    case 'references':
    case 'districts':
      return [value]
        .flat()
        .flatMap((key) => names.get(`${field.to ?? field.type} ${key}`) ?? [])
        .join(', ')
    default:
      return cut(String(value))
  }
}

function dateText(value: string, { precision }: Field, locale: PageLocale): string {
  if (locale === 'ne' && (precision === 'day' || precision === 'time')) return nepaliDates.day(value)
  const text = formatWrittenDate(toWritten(value, 'ad'), locale)
  return locale === 'ne' ? `सन् ${text}` : text
}

function cut(text: string): string {
  if (text.length <= TEXT_LENGTH) return text
  const end = text.lastIndexOf(' ', TEXT_LENGTH)
  return `${text.slice(0, end > 0 ? end : TEXT_LENGTH)} …`
}

/** Of the items and districts that a document refers to. */
async function loadNames(db: Db, kind: Kind, document: ContentDocument, locale: PageLocale) {
  const names = new Map<string, string>()
  for (const [name, { type, to }] of fieldsOf(kind)) {
    const ids = [document[name]].flat().filter((id) => id !== null && id !== undefined)
    if (ids.length === 0) continue
    if (to !== undefined)
      for (const [id, title] of await listTitles(db, to as ContentEntity, ids as number[], locale))
        names.set(`${to} ${id}`, title)
    if (type === 'districts')
      for (const { code, name: district } of await listDistrictNames(db, locale))
        names.set(`districts ${code}`, district)
  }
  return names
}
