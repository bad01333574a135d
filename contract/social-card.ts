import { DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from './locale.ts'
import type { Picture } from './picture.ts'

/** Pixels: what Facebook, LinkedIn, WhatsApp and X show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** What the social picture of a page shows: all of it, so that its version follows from it. */
export interface SocialCard {
  locale: Locale
  /** The page's, without language and query. */
  path: string
  /** A line above the title. */
  label: string
  title: string
  facts: CardFact[]
  picture: Pick<Picture, 'url' | 'focalPoint'> | null
  /** Codes of districts to mark on the map of Nepal, where there is no picture; null for contour lines instead. */
  districts: string[] | null
  firm: string
  /** In place of the map of Nepal; left out on other pages, whose versions must stay. */
  region?: CardRegion
}

/** A district or the districts of a province as SVG path data, with the places of projects. */
export interface CardRegion {
  width: number
  height: number
  shapes: string[]
  lines: string[]
  marks: { x: number; y: number; label: string }[]
}

/** Without a label, the value has the whole width. */
export interface CardFact {
  label: string
  value: string
}

/** The card's design: raise it when that changes, and every card is made again. */
const DESIGN = 1

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** FNV-1a of what the card shows: no secret, and pages name it without waiting. */
export function cardVersion(card: SocialCard): string {
  let hash = FNV_OFFSET
  for (const byte of new TextEncoder().encode(JSON.stringify([DESIGN, card]))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME)
  }
  return hash.toString(36)
}

export type CardPage = Pick<SocialCard, 'locale' | 'path'>

/** `/cards/projects/trail-bridge.jpg`; of home, `/cards/home.jpg`. */
export function cardPath({ locale, path }: CardPage): string {
  return `/cards${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path === '/' ? '/home' : path}.jpg`
}

/** With the version, so that a changed card has an address of its own. */
export function cardAddress(card: SocialCard): string {
  return `${cardPath(card)}?v=${cardVersion(card)}`
}

const CARD_PATH = /^\/cards\/([a-z0-9/-]{1,500})\.jpg$/

/** Undefined for a path that cannot be that of a card; no part of it is empty or leaves its folder. */
export function parseCardPath(address: string): CardPage | undefined {
  const parts = CARD_PATH.exec(address)?.[1]?.split('/') ?? ['']
  const locale = OTHER_LOCALES.find((other) => other === parts[0]) ?? DEFAULT_LOCALE
  const rest = locale === DEFAULT_LOCALE ? parts : parts.slice(1)
  if (rest.length === 0 || rest.includes('')) return undefined
  return { locale, path: rest.join('/') === 'home' ? '/' : `/${rest.join('/')}` }
}
