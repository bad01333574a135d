import { translatedFields, type DocumentOf, type GivenOf } from '../../contract/fields/kind.ts'
import { settingsKind } from '../../contract/settings/kind.ts'
import { byOtherLocale, DEFAULT_LOCALE, LOCALES, OTHER_LOCALES, type Locale } from '../../contract/locale.ts'
import { listSettings, replaceSettings, UNSET } from '../core/settings/settings.ts'
import { ALL_PUBLISHED, fromCells, toRows } from '../core/content/columns.ts'
import { describeDocument, type ContentDocument, type ContentKind } from '../core/content/kind.ts'
import { checkReferences } from '../core/content/parts.ts'
import { completeDocument } from '../core/content/record-kind.ts'
import { listRows, replaceRows, type Row } from '../core/content/store/records.ts'
import type { Db } from '../core/store/schema.ts'
import { withOwnFacts } from '../facts/public.ts'

const ONLY = 1
/** Those that visitors get, and those for the firm alone. */
const ALL = { ...UNSET, referenceLetters: '' }
const translated = translatedFields(settingsKind)
const { table } = settingsKind
const { facts } = settingsKind.fields
type FactRow = DocumentOf<typeof settingsKind>['facts'][number]

/** The rows of the firm's own facts. */
export const listFactRows = (db: Db): Promise<Row[]> => listRows(db, table, [ONLY], facts.rowsIn)

/** Settings are rows of key, language and JSON value; the firm's own facts have a table. */
const rules: ContentKind<DocumentOf<typeof settingsKind>, GivenOf<typeof settingsKind>> = {
  declared: settingsKind,
  entity: 'settings',
  complete: async (tx, given, before, context) =>
    (await completeDocument(tx, settingsKind, given as never, before as never, context)) as never,

  check: (tx, document) => checkReferences(tx, 'facts', facts, document.facts),

  async read(db, id) {
    if (id !== ONLY) return undefined
    const rows = await listSettings(db, LOCALES)
    const valuesIn = (locale: string) =>
      Object.fromEntries(
        rows
          .filter((row) => row.locale === locale && row.key in ALL)
          .map((row) => [row.key, JSON.parse(row.value) as unknown]),
      )
    const translations = byOtherLocale((locale) => {
      const values = valuesIn(locale)
      if (Object.keys(values).length === 0) return null
      return Object.fromEntries(translated.map(([name, { empty }]) => [name, values[name] ?? empty])) as never
    })
    const own = (await listFactRows(db)).map((row) => fromCells(facts, row) as FactRow)
    return { document: { ...ALL, ...valuesIn(DEFAULT_LOCALE), facts: own, translations, ...ALL_PUBLISHED } }
  },

  listIds: async () => [ONLY],

  async put(tx, id, document) {
    const { translations, draftLocales, outdated: _outdated, ...values } = document
    // A version from before a setting was there has null for it, which is as if it were not set.
    const own = Object.entries(values).filter(([key, value]) => key in ALL && value !== null)
    const rows = own.map(([key, value]) => ({ key, locale: DEFAULT_LOCALE as Locale, value: JSON.stringify(value) }))
    for (const locale of OTHER_LOCALES.filter((one) => !draftLocales.includes(one)))
      // A version from before a field was translated lacks it.
      for (const [key, value = ''] of Object.entries<string | readonly unknown[] | undefined>(
        translations[locale] ?? {},
      ))
        if (value.length > 0) rows.push({ key, locale, value: JSON.stringify(value) })
    await replaceSettings(tx, rows)
    for (const own of toRows(settingsKind, document as unknown as ContentDocument))
      await replaceRows(tx, table, id, own)
  },

  remove: async () => {},
  emptied: () => ({ ...ALL, facts: [], translations: byOtherLocale(() => null), ...ALL_PUBLISHED }),
  describe: (document) => describeDocument(settingsKind, document as unknown as ContentDocument),
}

export const settings = withOwnFacts('firm', rules)
