import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { LOCALES } from '../../../contract/locale.ts'

/** JWK Set with the public keys that sign sheets (RFC 7517, RFC 8037). */
export const SHEET_KEYS_PATH = '/.well-known/project-sheets.json'
/** Of a token or a number in an address; longer ones are no sheet's. */
export const SHEET_CODE_LENGTH = 400
export const SHEET_OPENINGS_MONTHS = 24
/** On the staff screen, those with the newest openings. */
export const SHEET_OPENINGS_SHOWN = 200

/**
 * The facts of a project on a sheet, in the order in which its token has their hashes. New ones go to the end: older sheets
 * are compared by the facts that they had.
 */
export const SHEET_FACTS = [
  'title',
  'code',
  'parent',
  'client',
  'funder',
  'districts',
  'services',
  'status',
  'period',
  'size',
  'value',
  'jointVenture',
  'share',
  'description',
  'facts',
] as const
export type SheetFact = (typeof SHEET_FACTS)[number]

const daysSchema = z
  .partialRecord(z.enum(LOCALES), z.string())
  .meta({ description: 'The day of issue, written in both calendars, in each language' })

export const sheetSchema = named('Sheet', {
  issuedOn: z.iso.date().meta({ description: 'Today in Nepal' }),
  days: daysSchema,
  number: z
    .string()
    .meta({ description: 'Of the sheet, short enough to be typed', example: '0J3M1-00B8D-5T7QK-9XW2C' }),
  token: z.string().meta({ description: 'Signed with Ed25519: base64url of the payload and the signature' }),
})
export type Sheet = z.infer<typeof sheetSchema>

export const sheetCheckSchema = named('SheetCheck', {
  state: z.enum(['unchanged', 'changed', 'withdrawn', 'untrusted']).meta({
    description: '`untrusted`: a copy of the key that signed it has leaked, so its day may be false',
  }),
  untrustedSince: z.iso.date().nullable().meta({ description: 'Since when the key may be in other hands' }),
  issuedOn: z.iso.date(),
  days: daysSchema,
  locale: z.enum(LOCALES).meta({ description: 'The language of the sheet' }),
  changed: z
    .array(z.enum(SHEET_FACTS))
    .meta({ description: 'The facts that differ today. Empty where only the number is known' }),
  slug: z.string().nullable().meta({ description: 'Of the project; null where it is no longer public' }),
})
export type SheetCheck = z.infer<typeof sheetCheckSchema>

export const leakSchema = named('SheetKeyLeak', {
  since: z.iso.date('Since must be a day such as 2026-11-27').optional(),
})

export const sheetOpeningsSchema = named('SheetOpenings', {
  id: z.int(),
  title: z.string(),
  openings: z.int().meta({ description: `In the last ${SHEET_OPENINGS_MONTHS} months` }),
  recent: z.int().meta({ description: 'In the last 30 days' }),
  lastOn: z.iso.date(),
})
export type SheetOpenings = z.infer<typeof sheetOpeningsSchema>
