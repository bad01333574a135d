import { fieldsOf, translatedFields, type Kind } from '../../contract/kinds/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { CSV_START, csvLine } from '../core/http/csv.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import type { ExportedItem } from './export-format.ts'
import { columnsOfField, writeField, type DistrictNames } from './table-cells.ts'

const STANDING = ['id', 'path', 'order', 'createdAt', 'updatedAt'] as const

/** The published items as a table; other languages have columns of their own. */
export function toCsv(kind: Kind, items: ExportedItem[], districts: DistrictNames): string {
  const fields = fieldsOf(kind)
  const translated = OTHER_LOCALES.flatMap((locale) =>
    translatedFields(kind).map(([name, field]) => ({ locale, name, field })),
  )
  const head = [
    ...STANDING,
    ...fields.flatMap(([name, field]) => columnsOfField(name, field)),
    ...translated.map(({ locale, name }) => `${name} (${locale})`),
  ]
  const lines = items.flatMap((item) => {
    const version = item.versions.find(({ number }) => number === item.publishedVersion)
    if (!version) return []
    const document = version.document as ContentDocument
    return csvLine([
      ...STANDING.map((name) => item[name] ?? ''),
      ...fields.flatMap(([name, field]) => writeField(field, document[name], districts)),
      ...translated.flatMap(({ locale, name, field }) =>
        writeField(field, document.translations[locale]?.[name], districts),
      ),
    ])
  })
  return CSV_START + csvLine(head) + lines.join('')
}
