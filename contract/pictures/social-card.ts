import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import type { Settings } from '../settings/settings.ts'

/** Pixels: what Facebook, LinkedIn, WhatsApp and X show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The picture of shared links to pages without a picture of their own; all that it shows. */
export interface FirmCard {
  name: string
  line: string
  /** #rrggbb */
  accent: string
}

/** The card's design: raise it when that changes, so that its address does. */
const DESIGN = 2

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

export function firmCard({ name, tagline }: Pick<Settings, 'name' | 'tagline'>): FirmCard {
  return { name, line: tagline, accent: '#b8452a' }
}

/** FNV-1a of what the card shows: no secret, and pages name it without waiting. */
export function cardVersion(card: FirmCard): string {
  let hash = FNV_OFFSET
  for (const byte of new TextEncoder().encode(JSON.stringify([DESIGN, card]))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME)
  }
  return hash.toString(36)
}

export const cardPath = (locale: Locale) => `/cards${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/home.jpg`

/** With the version, so that a changed card has an address of its own. */
export const cardAddress = (locale: Locale, settings: Pick<Settings, 'name' | 'tagline'>) =>
  `${cardPath(locale)}?v=${cardVersion(firmCard(settings))}`
