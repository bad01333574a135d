import { enteredDateFields, translatedFields, type Kind } from '../../../contract/fields/kind.ts'
import { byOtherLocale, OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import {
  fieldAt,
  formFields,
  initialValue,
  isBlank,
  sentValue,
  translationPath,
  type ContentValues,
} from './kind-form.ts'

/** The first values of a form: every field of the kind, in every language. Inputs take empty texts, not nothing. */
export function toValues(kind: Kind, record: Record<string, unknown> = {}): ContentValues {
  const valuesOf = (fields: ReturnType<typeof formFields>, given: Record<string, unknown> = {}) =>
    Object.fromEntries(fields.map(([name, field]) => [name, given[name] ?? initialValue(field)]))
  const given = (record as ContentValues).translations
  const translated = translatedFields(kind)
  const own = { ...valuesOf(formFields(kind), record), ...enteredValues(kind, record) }
  if (translated.length === 0) return own
  const translations = byOtherLocale((locale) => valuesOf(translated, given?.[locale] ?? {}))
  const draftLocales = record['draftLocales'] ?? []
  return { ...own, translations, draftLocales, checkedLocales: [] }
}

/** The part of a form's values that is sent: a language without any text is null. */
export function toDocument(kind: Kind, values: ContentValues): ContentValues {
  const sentOf = (fields: ReturnType<typeof formFields>, given: Record<string, unknown>) =>
    Object.fromEntries(fields.map(([name, field]) => [name, sentValue(field, given[name] ?? initialValue(field))]))
  const translated = translatedFields(kind)
  const own = { ...sentOf(formFields(kind), values), ...sentEntered(kind, values) }
  if (translated.length === 0) return own
  const translations = byOtherLocale((locale) => {
    const texts = values.translations?.[locale] ?? {}
    return translated.every(([name]) => isBlank(texts[name])) ? null : sentOf(translated, texts)
  })
  const { draftLocales = [], checkedLocales = [] } = values as Record<string, unknown[]>
  return { ...own, translations, draftLocales, ...(checkedLocales.length > 0 && { checkedLocales }) }
}

/** Dates that were entered in BS, and empty texts for the others. */
function enteredValues(kind: Kind, { datesAsEntered = {} }: Record<string, unknown>): ContentValues {
  const entries = enteredDateFields(kind).map(([name]) => [name, (datesAsEntered as ContentValues)[name] ?? ''])
  return entries.length > 0 ? { datesAsEntered: Object.fromEntries(entries) as ContentValues } : {}
}

function sentEntered(kind: Kind, { datesAsEntered = {} }: ContentValues): ContentValues {
  if (enteredDateFields(kind).length === 0) return {}
  const entered = Object.entries(datesAsEntered as ContentValues).filter(([, value]) => !isBlank(value))
  return { datesAsEntered: Object.fromEntries(entered) }
}

/** The fields in which two documents differ; `translations` is one of them. */
export function changesBetween(before: ContentValues, after: ContentValues): ContentValues {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field])))
}

/** A form's values by the paths of its inputs: the translated ones first, each in all languages. */
export function valuesByPath(kind: Kind, values: ContentValues): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name] of translatedFields(kind)) {
    found.set(name, values[name])
    for (const locale of OTHER_LOCALES) found.set(translationPath(locale, name), values.translations?.[locale]?.[name])
  }
  for (const [name] of formFields(kind)) found.set(name, values[name])
  found.set('draftLocales', values['draftLocales'])
  return found
}

/** The first values of an item copied from another: its title says so, and it has no address of its own yet. */
export function copyOf(kind: Kind, values: ContentValues, mark: (title: string, locale?: OtherLocale) => string) {
  const copy = structuredClone(values)
  copy[kind.title] = mark(String(copy[kind.title] ?? ''))
  for (const locale of OTHER_LOCALES) {
    const texts = copy.translations?.[locale]
    if (texts?.[kind.title]) texts[kind.title] = mark(String(texts[kind.title]), locale)
  }
  for (const [name, field] of formFields(kind)) if (field.type === 'slug') copy[name] = initialValue(field)
  return copy
}

/** Puts values of `valuesByPath` into a copy of a form's values. */
export function withValues(values: ContentValues, byPath: Map<string, unknown>): ContentValues {
  const copy = structuredClone(values)
  for (const [path, value] of byPath) {
    const { name, locale } = fieldAt(path)
    if (!locale) copy[name] = value
    else ((copy.translations ??= {})[locale] ??= {})[name] = value
  }
  return copy
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  )
}
