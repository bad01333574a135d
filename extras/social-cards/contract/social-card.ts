import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { Settings } from '../../../contract/settings/settings.ts'
import { versionOf } from '../../../contract/version-of.ts'

/** Pixels: what Facebook, LinkedIn, WhatsApp and X show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The picture of shared links to pages without a picture of their own; all that it shows. */
export interface FirmCard {
  name: string
  line: string
  /** #rrggbb */
  accent: string
  /** Of the sign that it shows (contract/brand/sign.ts). */
  sign: string
}

/** The card's design: raise it when that changes, so that its address does. */
const DESIGN = 3
const ACCENT = '#b8452a'

export type CardBrand = { accent: string | null; version: string }

export function firmCard({ name, tagline }: Pick<Settings, 'name' | 'tagline'>, brand: CardBrand): FirmCard {
  return { name, line: tagline, accent: brand.accent ?? ACCENT, sign: brand.version }
}

export const cardVersion = (card: FirmCard): string => versionOf([DESIGN, card])

export const cardPath = (locale: Locale) => `/cards${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/home.jpg`

/** With the version, so that a changed card has an address of its own. */
export const cardAddress = (locale: Locale, settings: Pick<Settings, 'name' | 'tagline'>, brand: CardBrand) =>
  `${cardPath(locale)}?v=${cardVersion(firmCard(settings, brand))}`
