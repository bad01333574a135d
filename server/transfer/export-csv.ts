import { fieldsOf, translatedFields, type Kind } from '../../contract/kinds/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { CSV_START, csvLine } from '../services/csv.ts'
import type { ContentDocument } from '../services/content/kind.ts'
import type { ExportedItem } from './export-format.ts'

const STANDING = ['id', 'path', 'order', 'createdAt', 'updatedAt'] as const

/** The published items as a table; other languages have columns of their own. */
export function toCsv(kind: Kind, items: ExportedItem[]): string {
  const fields = fieldsOf(kind)
  const translated = OTHER_LOCALES.flatMap((locale) => translatedFields(kind).map(([name]) => ({ locale, name })))
  const head = [
    ...STANDING,
    ...fields.map(([name]) => name),
    ...translated.map(({ locale, name }) => `${name} (${locale})`),
  ]
  const lines = items.flatMap((item) => {
    const version = item.versions.find(({ number }) => number === item.publishedVersion)
    if (!version) return []
    const document = version.document as ContentDocument
    return csvLine([
      ...STANDING.map((name) => item[name] ?? ''),
      ...fields.map(([name]) => cell(document[name])),
      ...translated.map(({ locale, name }) => cell(document.translations[locale]?.[name])),
    ])
  })
  return CSV_START + csvLine(head) + lines.join('')
}

function cell(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
}
