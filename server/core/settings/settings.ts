import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { Settings } from '../../../contract/settings/settings.ts'
import type { Db } from '../store/schema.ts'
import { listSettings } from './settings-store.ts'
import { dayInBs } from '../languages/calendar.ts'

/** An empty site must work, and claim nothing. */
export const UNSET: Omit<Settings, 'foundedOnBs' | 'locale'> = {
  name: '',
  shortName: '',
  tagline: '',
  phones: [],
  email: '',
  address: [],
  hours: [],
  foundedOn: null,
  languages: 'both',
  bikramSambat: 'title',
  location: null,
  socialLinks: [],
}

/** Each setting in the wanted language, or in English. */
export async function getSettings(db: Db, locale: Locale): Promise<Settings> {
  const rows = await listSettings(db, [DEFAULT_LOCALE, locale])
  const english = rows.filter((row) => row.locale === DEFAULT_LOCALE)
  const wanted = rows.filter((row) => row.locale === locale)
  const known = [...english, ...wanted].filter((row) => row.key in UNSET)
  const settings = {
    ...UNSET,
    ...Object.fromEntries(known.map((row) => [row.key, JSON.parse(row.value) as unknown])),
  }
  return {
    ...settings,
    foundedOnBs: dayInBs(settings.foundedOn, locale),
    locale: wanted.length > 0 ? locale : DEFAULT_LOCALE,
  }
}
