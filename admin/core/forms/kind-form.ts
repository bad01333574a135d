import { ADDRESSES, type Address, type AddressName } from '../../../contract/addresses.ts'
import type { Block } from '../../../contract/fields/block.ts'
import { kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { fieldsOf, type FormTab, type Kind } from '../../../contract/fields/kind.ts'
import { SEARCH_ENGINE_FIELDS } from '../../../contract/fields/search-engine-fields.ts'
import { emptyRow, keepsDatesAsEntered } from '../../../contract/fields/table.ts'
import { LOCALES, OTHER_LOCALES, type Locale, type OtherLocale } from '../../../contract/locale.ts'
import { leadingText, PAGE_KEYS, pageText } from '../../../contract/pages/page-texts.ts'

/** Texts of one language besides English. */
export type Texts = Record<string, unknown>
/** The fields of a document as a form has them. */
export type ContentValues = Record<string, unknown> & { translations?: Partial<Record<OtherLocale, Texts | null>> }

/** The fields that forms have: a key is never written. */
export function formFields(kind: Kind): [string, Field][] {
  return fieldsOf(kind).filter(([, { type }]) => type !== 'key')
}

/** The first value of an input where nothing was given. */
export function initialValue({ initial, empty }: Field): unknown {
  return structuredClone(initial ?? empty)
}

/** The part of an input's value that is sent: blank lines, blank rows and parts without an amount are nothing. */
export function sentValue(field: Field, value: unknown): unknown {
  const { type, empty } = field
  switch (type) {
    case 'table':
      return (value as Texts[]).map((row) => sentRow(field, row)).filter((row) => !isBlankRow(field, row))
    case 'blocks':
      return (value as Block[]).map((block) => sentBlock(field, block))
    case 'lines':
      return (value as string[]).filter((line) => line.trim() !== '')
    case 'rows':
      return (value as Record<string, string>[]).filter((row) => Object.values(row).some((text) => text.trim() !== ''))
    case 'money':
      return isBlank((value as { amount: unknown }).amount) ? null : value
    case 'quantity':
    case 'location':
      return Object.values(value as object).every(isBlank) ? null : value
    default:
      return isBlank(value) ? empty : value
  }
}

/** One that cannot be read is sent back as it came. */
function sentBlock(field: Field, block: Block): Block {
  const kind = kindOfBlock(field, block)
  if (!kind) return block
  const row = { ...field, columns: kind.fields }
  return { ...sentRow(row, { ...emptyRow(row), ...block }), id: block.id, type: block.type }
}

function sentRow(table: Field, row: Texts): Texts {
  const cells = Object.entries(table.columns ?? {}).map(([name, column]) => [
    name,
    column.isTranslated
      ? Object.fromEntries(LOCALES.map((one) => [one, textIn(row[name], one)]))
      : sentValue(column, row[name]),
  ])
  const entered = Object.entries((row['datesAsEntered'] ?? {}) as Texts).filter(([, value]) => !isBlank(value))
  const { rowId } = row
  return {
    ...Object.fromEntries(cells),
    ...(entered.length > 0 && keepsDatesAsEntered(table) && { datesAsEntered: Object.fromEntries(entered) }),
    ...(rowId !== undefined && { rowId }),
  }
}

const textIn = (texts: unknown, locale: Locale) =>
  (texts as Partial<Record<Locale, string>> | undefined)?.[locale] ?? ''

/** Whether nobody has said anything in it: choices begin with one. */
export function isBlankRow({ columns = {} }: Field, row: Texts): boolean {
  return Object.entries(columns).every(([name, { isTranslated, initial, empty }]) => {
    const value = row[name]
    if (isTranslated) return isBlank(Object.values(value as object))
    return isBlank(value) || value === (initial ?? empty)
  })
}

/** @returns whether there is nothing but spaces, or nothing in a list */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Where the form has a field of another language. */
export function translationPath(locale: OtherLocale, name: string): string {
  return `translations.${locale}.${name}`
}

/** The field that stands at a path of a form, and its language if that is not English. */
export function fieldAt(path: string): { name: string; locale: OtherLocale | undefined } {
  const locale = OTHER_LOCALES.find((other) => path.startsWith(translationPath(other, '')))
  return { name: locale ? path.slice(translationPath(locale, '').length) : path, locale }
}

/** The field of a kind's slug, where its items have addresses of their own. */
export function slugOf(kind: Kind): string | undefined {
  return kind.path?.includes(':slug') ? fieldsOf(kind).find(([, { type }]) => type === 'slug')?.[0] : undefined
}

/** The public address of an item with this slug. */
export function addressOf({ path = '' }: Kind, slug: string): string {
  return path.replace(':slug', slug)
}

export const isForSearchEngines = (name: string): boolean => name in SEARCH_ENGINE_FIELDS

/** The page that is named by a text which staff write. */
export function pageOfText(key: unknown): Address | undefined {
  const name = (Object.keys(ADDRESSES) as AddressName[]).find((one) => leadingText(one) === key)
  return name && typeof key === 'string' ? ADDRESSES[name] : undefined
}

/** Fields of a text of a page that its place does not show. */
export function unusedFields(key: unknown): string[] {
  const known = PAGE_KEYS.find((one) => one === key)
  if (!known) return []
  const { role, asks, hasBlocks, hasSections } = pageText(known)
  return [
    ...(asks ? [] : ['ask']),
    ...(hasBlocks ? [] : ['blocks']),
    ...(hasSections ? [] : ['sections']),
    ...(role === 'page' ? [] : ['body', 'signature', 'pictureId']),
  ]
}

/** Fields to fill in before anything can be saved: beside the title, in the first tab. */
export function requiredFields(kind: Kind): string[] {
  if (kind.isFixed) return []
  return formFields(kind)
    .filter(([name, { isTranslated, isRequired, isNeededToPublish, initial, type }]) => {
      const isAsked = (isRequired || isNeededToPublish) && initial === undefined
      return isAsked && !isTranslated && type !== 'slug' && !isForSearchEngines(name)
    })
    .map(([name]) => name)
}

/** The tabs of the fields that are neither required nor translated nor for the tab of search engines. The first has those that no tab names. */
export function fieldTabs(kind: Kind): FormTab[] {
  const required = requiredFields(kind)
  const untranslated = formFields(kind).filter(
    ([name, { isTranslated, type }]) =>
      !isTranslated && type !== 'slug' && !isForSearchEngines(name) && !required.includes(name),
  )
  const tabs = kind.tabs?.map((tab) => ({ ...tab, groups: tab.groups.map((group) => without(group, required)) }))
  const named = new Set(tabs?.flatMap(namesIn))
  const rest = untranslated.map(([name]) => name).filter((name) => !named.has(name))
  const [first, ...others] = tabs ?? [{ id: 'facts', label: defaultLabel(untranslated), groups: [] }]
  if (!first || untranslated.length === 0) return []
  return [rest.length === 0 ? first : { ...first, groups: [...first.groups, { fields: rest }] }, ...others]
}

function without<Group extends FormTab['groups'][number]>(group: Group, names: string[]): Group {
  const rows = group.fields.map((row) => [row].flat().filter((name) => !names.includes(name)))
  const fields = rows.filter((row) => row.length > 0).map((row) => (row.length === 1 ? row[0]! : row))
  return { ...group, fields }
}

export function namesIn({ groups }: FormTab): string[] {
  return groups.flatMap(({ fields }) => fields.flat())
}

function defaultLabel(fields: [string, Field][]) {
  const [only] = fields
  if (only && fields.length === 1) return only[1].label
  return fields.some(([, { type }]) => type === 'picture' || type === 'pictures')
    ? { en: 'Picture and facts', ne: 'तस्बिर र तथ्य' }
    : { en: 'Facts', ne: 'तथ्य' }
}

/** The title of a record in a language, else in English, else in the first language with one. */
export function titleOf({ title }: Kind, record: Record<string, unknown>, locale?: OtherLocale): string {
  const { translations } = record as ContentValues
  const titleIn = (other?: OtherLocale) => other && translations?.[other]?.[title]
  const titles = [titleIn(locale), record[title], ...OTHER_LOCALES.map((other) => titleIn(other))]
  return String(titles.find(Boolean) ?? '')
}
