import type { ContentKind, ContentValues, TranslatedField } from './content-kind.ts'

const NEPALI = 'translations.ne.'

/**
 * What a form begins with: every field of the kind, with the texts of both languages, and empty texts instead of nothing, which
 * inputs do not take.
 */
export function toValues({ initial, translated }: ContentKind, record: Record<string, unknown> = {}): ContentValues {
  const values: ContentValues = {}
  for (const [field, empty] of Object.entries(initial)) values[field] = record[field] ?? empty
  if (translated.length > 0) {
    const given = (record as ContentValues).translations?.ne
    values.translations = { ne: Object.fromEntries(translated.map((field) => [field.source, given?.[field.source] ?? emptyOf(field)])) }
  }
  return values
}

/** What is sent of a form's values: Nepali without any text is none at all, and an empty text that may be null is null. */
export function toDocument({ initial, translated, complete }: ContentKind, values: ContentValues): ContentValues {
  const document: ContentValues = {}
  for (const [field, empty] of Object.entries(initial)) {
    const value = values[field]
    document[field] = typeof value === 'string' && value.trim() === '' ? (empty === null ? null : '') : (value ?? empty)
  }
  if (translated.length > 0) {
    const nepali = values.translations?.ne ?? {}
    const isEmpty = translated.every(({ source }) => String(nepali[source] ?? '').trim() === '')
    document.translations = { ne: isEmpty ? null : Object.fromEntries(translated.map((field) => [field.source, nepali[field.source] ?? emptyOf(field)])) }
  }
  return complete ? complete(document) : document
}

/** The fields in which two documents differ; `translations` is one of them. */
export function changesBetween(before: ContentValues, after: ContentValues): ContentValues {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field])))
}

/** A document by the paths of its fields, each text of Nepali for itself. */
export function fieldsOf({ initial, translated }: ContentKind, values: ContentValues): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const field of translated) {
    fields.set(field.source, values[field.source])
    fields.set(NEPALI + field.source, values.translations?.ne?.[field.source] ?? emptyOf(field))
  }
  for (const field of Object.keys(initial)) fields.set(field, values[field])
  return fields
}

/** Puts fields of `fieldsOf` into a copy of a form's values. */
export function withFields(values: ContentValues, fields: Map<string, unknown>): ContentValues {
  const copy = structuredClone(values)
  for (const [path, value] of fields) {
    if (!path.startsWith(NEPALI)) copy[path] = value
    else ((copy.translations ??= { ne: {} }).ne ??= {})[path.slice(NEPALI.length)] = value
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

function emptyOf({ form }: TranslatedField): '' | [] {
  return form === 'lines' ? [] : ''
}
