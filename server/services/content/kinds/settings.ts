import type { SettingsChange, SettingsDocument } from '../../../../contract/settings.ts'
import { listSettings, replaceSettings } from '../../../store/settings.ts'
import { UNSET } from '../../settings.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, listGaps } from '../parts.ts'

/** The number of the one item that there is. */
const ONLY = 1

export const settingsKind: ContentKind<SettingsDocument, SettingsChange> = {
  entity: 'settings',
  noun: 'Setting',
  publishesAtOnce: true,
  isFixed: true,
  isForOwners: true,

  async complete(_tx, { translations, ...given }, before) {
    const ne = changedNepali(translations, before!.translations)
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    return { ...before!, ...said, translations: { ne: ne && { name: ne.name ?? '', tagline: ne.tagline ?? '', address: ne.address ?? [] } } }
  },

  // They refer to nothing.
  check: async () => {},

  async read(db, id) {
    if (id !== ONLY) return undefined
    const rows = await listSettings(db, 'ne')
    const valuesIn = (locale: string) =>
      Object.fromEntries(rows.filter((row) => row.locale === locale && row.key in UNSET).map((row) => [row.key, JSON.parse(row.value)]))
    const ne = valuesIn('ne')
    const document = {
      ...UNSET,
      ...valuesIn('en'),
      translations: { ne: Object.keys(ne).length > 0 ? { name: ne['name'] ?? '', tagline: ne['tagline'] ?? '', address: ne['address'] ?? [] } : null },
    }
    return { document }
  },

  listIds: async () => [ONLY],

  put(tx, _id, { translations: { ne }, ...settings }) {
    const nepali = Object.entries(ne ?? {}).filter(([, value]) => value.length > 0)
    const rows = { en: Object.entries(settings), ne: nepali }
    return replaceSettings(
      tx,
      (['en', 'ne'] as const).flatMap((locale) => rows[locale].map(([key, value]) => ({ key, locale, value: JSON.stringify(value) }))),
    )
  },

  // The site needs them: they are not taken away (isFixed).
  remove: async () => {},

  describe({ name, tagline, email, phones, address, translations: { ne } }) {
    return {
      title: name || 'Settings',
      titleNe: ne?.name || null,
      gaps: listGaps({ name: !name, email: !email, phones: phones.length === 0, address: address.length === 0, nepali: !ne?.name }),
      words: [tagline, email, ...address],
    }
  },
}
