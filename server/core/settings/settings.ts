import type { Insertable } from 'kysely'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { Settings } from '../../../contract/settings/settings.ts'
import { dayInBs } from '../languages/calendar.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import { raiseContentRevision } from '../store/revision.ts'
import type { Db, Database } from '../store/schema.ts'

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

/** Keys are fields of the contract's `Settings`, values JSON. */
export async function listSettings(db: Db, locales: readonly Locale[]) {
  return db.selectFrom('setting').selectAll().where('locale', 'in', locales).orderBy('key').orderBy('locale').execute()
}

/** Deletes settings that are not in the list. */
export async function replaceSettings(tx: Db, rows: Insertable<Database['setting']>[]): Promise<void> {
  await tx.deleteFrom('setting').execute()
  await tx.insertInto('setting').values(rows).execute()
}

const PUBLIC_URL = 'public_url'

/** The site's origin as owners have set it. PUBLIC_URL wins. */
export async function findPublicUrl(db: Db): Promise<string | undefined> {
  return findFact(db, PUBLIC_URL)
}

/** Every server of the store uses it from the next request on. */
export async function storePublicUrl(tx: Db, origin: string): Promise<void> {
  await replaceFact(tx, PUBLIC_URL, origin)
  await raiseContentRevision(tx)
}
