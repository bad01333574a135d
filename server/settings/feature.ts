import { findSampleSettings } from '../core/content/own-content.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { DEFAULT_LOCALE, byOtherLocale, LOCALES, OTHER_LOCALES } from '../../contract/locale.ts'
import { localeQuerySchema, oneOf } from '../../contract/list.ts'
import { settingsSchema } from '../../contract/settings/settings.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings, listSettings, replaceSettings, UNSET } from '../core/settings/settings.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import { translatedFields, type DocumentOf, type GivenOf } from '../../contract/kinds/kind.ts'
import { settingsKind } from '../../contract/kinds/settings.ts'
import { ALL_PUBLISHED } from '../core/content/columns.ts'
import { describeDocument, type ContentDocument, type ContentKind } from '../core/content/kind.ts'
import { completeDocument } from '../core/content/record-kind.ts'

const call = callsOf('Organisation', { access: 'public' })
const getCall = call('get /', 'Name, contact details and hours of the firm', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(settingsSchema), 'The settings'),
})

export const settingsApi = (parts: ApiParts) =>
  createRouter().openapi(getCall, async (context) =>
    context.json({ data: await getSettings(parts.db, context.req.valid('query').locale) }, 200),
  )

/** The name and a way to reach the firm; in a store that began with the sample, nothing of the invented firm's. */
async function isFirmOwn({ db }: ApiDeps): Promise<boolean> {
  const [now, sample] = await Promise.all([getSettings(db, DEFAULT_LOCALE), findSampleSettings(db)])
  const isSample = (['name', 'phones', 'email', 'address'] as const).some(
    (key) => sample !== undefined && JSON.stringify(now[key]) === JSON.stringify(sample[key]),
  )
  return !['', SAMPLE_FIRM].includes(now.name) && (now.phones.length > 0 || now.email !== '') && !isSample
}

const ONLY = 1
/** Those that visitors get, and those for the firm alone. */
const ALL = { ...UNSET, referenceLetters: '' }
const translated = translatedFields(settingsKind)

/** Settings are rows of key, language and JSON value. */
const settings: ContentKind<DocumentOf<typeof settingsKind>, GivenOf<typeof settingsKind>> = {
  declared: settingsKind,
  entity: 'settings',
  complete: async (tx, given, before, context) =>
    (await completeDocument(tx, settingsKind, given as never, before as never, context)) as never,

  check: async () => {},

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
    return { document: { ...ALL, ...valuesIn(DEFAULT_LOCALE), translations, ...ALL_PUBLISHED } }
  },

  listIds: async () => [ONLY],

  put(tx, _id, { translations, draftLocales, outdated: _outdated, ...values }) {
    const others = OTHER_LOCALES.filter((locale) => !draftLocales.includes(locale)).map(
      (locale) =>
        [
          locale,
          // A version from before a field was translated lacks it.
          Object.entries<string | readonly unknown[] | undefined>(translations[locale] ?? {}).filter(
            ([, value]) => value !== undefined && value.length > 0,
          ),
        ] as const,
    )
    // A version from before a setting was there has null for it, which is as if it were not set.
    const own = Object.entries(values).filter(([key, value]) => key in ALL && value !== null)
    const rows = [[DEFAULT_LOCALE, own] as const, ...others]
    return replaceSettings(
      tx,
      rows.flatMap(([locale, entries]) =>
        entries.map(([key, value]) => ({ key, locale, value: JSON.stringify(value) })),
      ),
    )
  },

  remove: async () => {},
  emptied: () => ({ ...ALL, translations: byOtherLocale(() => null), ...ALL_PUBLISHED }),
  describe: (document) => describeDocument(settingsKind, document as unknown as ContentDocument),
}

export const settingsFeature: Feature = {
  kinds: [settings],
  api: (deps) => ({ '/settings': settingsApi(deps) }),
  setUpSteps: [{ name: 'settings', isDone: isFirmOwn }],
  readiness: { firmName: isFirmOwn },
}
