import { z } from 'zod'
import { CONTENT_BOUNDS, LARGEST_ID } from './limits.ts'
import { LINK, PHONE, SLUG, withAsciiDigits } from './patterns.ts'

/** A text that somebody types: trimmed, without U+0000, which no store of ours can hold and nobody means. */
const typed = (label: string, bound: number) =>
  z
    .string(`${label} is required`)
    .overwrite((value) => value.replaceAll('\0', ''))
    .trim()
    .max(bound, `${label} must be at most ${bound} characters`)

export const requiredText = (label: string, bound: number) => typed(label, bound).min(1, `${label} is required`)
/** A text that may be left out, or be empty. */
export const optionalText = (label: string, bound: number) => typed(label, bound).optional()

/** The id of something else, which must be there. */
export const referenceSchema = (label: string) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? `Choose a ${label.toLowerCase()}` : `${label} must be a number`) })
    .positive(`${label} must be a number`)
    .max(LARGEST_ID, `${label} is not known`)

export const slugSchema = z
  .string('Slug must be a text')
  .trim()
  .max(CONTENT_BOUNDS.slug, `Slug must be at most ${CONTENT_BOUNDS.slug} characters`)
  .regex(SLUG.like, `Slug ${SLUG.fault}`)

/** The version that the writer saw: a change of another one in between is answered 409. Left out, the last writer wins. */
export const seenVersionSchema = z.int('Version must be a number').positive('Version must be a number').optional()

/** A telephone number; digits of Devanagari become those of ASCII. */
export const phoneSchema = z
  .string('Phone is required')
  .overwrite(withAsciiDigits)
  .trim()
  .max(40, 'Phone must be at most 40 characters')
  .regex(PHONE.like, `Phone ${PHONE.fault}`)

/** An address on the web. */
export const linkSchema = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(CONTENT_BOUNDS.link, `${label} must be at most ${CONTENT_BOUNDS.link} characters`)
    .regex(LINK.like, `${label} ${LINK.fault}`)

/** The place of an item among its like. */
export const positionSchema = z
  .int('Order must be a number')
  .min(0, 'Order must be from 0')
  .max(1_000_000, 'Order must be at most 1000000')
  .optional()
  .meta({ description: 'Last, when it is left out' })

/** The Nepali texts of something that is written. */
export const nepaliOf = <Texts extends z.ZodType>(texts: Texts) =>
  z
    .object({ ne: texts.nullable().optional() })
    .optional()
    .meta({ description: 'The whole Nepali text, or null for none; what it leaves empty is read in English' })
