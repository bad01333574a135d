import type { Words } from '../../../contract/locale.ts'
import kinds from './office-kinds.json' with { type: 'json' }
import texts from './office-texts.json' with { type: 'json' }

/** Without zod, so that screens can use them. */

export type OfficeKind = keyof typeof kinds
export const OFFICE_KINDS: Record<OfficeKind, Words> = kinds
export const OFFICE_KIND_CODES = Object.keys(kinds) as OfficeKind[]

export type OfficeText = keyof typeof texts
/** The characters that each may have. */
export const OFFICE_TEXTS: Record<OfficeText, { label: string; most: number }> = texts
export const OFFICE_TEXT_NAMES = Object.keys(texts) as OfficeText[]

/** How many offices, and the kinds of papers that one asks for. */
export const OFFICE_BOUNDS = { most: 2000, asks: 30 } as const
/** Bytes of the one PDF of papers that an office takes. */
export const PACK_BYTES = { least: 100_000, most: 25_000_000, usual: 1_000_000 } as const
/** Of a spreadsheet of offices: bytes, rows, rows that are one office, and offices that are stored by one call. */
export const OFFICE_IMPORT = { bytes: 5 * 1024 * 1024, rows: 1000, rowsOfOne: 20, atOnce: 20 } as const

const NO_TEXTS = Object.fromEntries(OFFICE_TEXT_NAMES.map((name) => [name, ''])) as Record<OfficeText, ''>
/** One of which nothing is known. */
export const NEW_OFFICE = { ...NO_TEXTS, localLevel: null, bound: PACK_BYTES.usual, asks: null }
