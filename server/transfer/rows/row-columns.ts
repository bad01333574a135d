import type { Field } from '../../../contract/kinds/field.ts'
import { LOCALES, LOCALE_NAMES, type Locale } from '../../../contract/locale.ts'
import { columnIn, plainColumn } from '../../../contract/transfer/columns.ts'

export const WORKBOOK_WORDS: Record<Locale, { choices: string; tooLong: string }> = {
  en: { choices: 'Choices', tooLong: '(longer than a cell can be: the text is in the CSV file)' },
  ne: { choices: 'विकल्प', tooLong: '(कोठामा नअट्ने लामो पाठ: CSV फाइलमा छ)' },
}

/** A column that a table has in a spreadsheet: a translated text has one for each language. */
interface RowColumn {
  key: string
  name: string
  field: Field
  locale?: Locale
}

/** In the order of their declaration. */
export function rowColumns({ columns = {} }: Field): RowColumn[] {
  return Object.entries(columns).flatMap(([name, field]): RowColumn[] =>
    field.isTranslated
      ? LOCALES.map((locale) => ({ key: columnIn(locale, name), name, field, locale }))
      : [{ key: name, name, field }],
  )
}

/** Such as “Position (Nepali)”, in the language of the reader. */
export function headingOf({ field, locale }: RowColumn, reader: Locale): string {
  const label = field.label[reader] ?? field.label.en
  if (locale === undefined) return label
  const { english, own } = LOCALE_NAMES[locale]
  return `${label} (${reader === 'en' ? english : own})`
}

/** The key of the column that a heading means; the name alone where a text does not say its language. */
export function matchHeading(table: Field, heading: string): string | undefined {
  const wanted = plainColumn(heading)
  const isMeant = (names: string[]) => names.some((name) => plainColumn(name) === wanted)
  const found = rowColumns(table).find(({ key, name, field, locale }) => {
    const names = [name, ...Object.values(field.label)]
    if (locale === undefined) return isMeant([key, ...names])
    const languages = [locale, ...Object.values(LOCALE_NAMES[locale])]
    return isMeant([key, ...names.flatMap((one) => languages.map((language) => `${one} (${language})`))])
  })
  if (found) return found.key
  return Object.entries(table.columns ?? {}).find(([name, { label }]) => isMeant([name, ...Object.values(label)]))?.[0]
}
