import { z } from 'zod'
import { MAX_ID } from './limits.ts'

/** Nothing to see: spaces, zero-width characters and fillers. Within a text they may join letters, as Nepali needs. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** Trimmed, without U+0000, which Postgres cannot store and nobody intends. */
const typed = (label: string, bound: number, clean = (value: string) => value.replaceAll('\0', '')) =>
  z
    .string(`${label} is required`)
    .overwrite((value) => (BLANK.test(value) ? '' : clean(value)))
    .trim()
    .max(bound, `${label} must be at most ${bound} characters`)

export const requiredText = (label: string, bound: number) => typed(label, bound).min(1, `${label} is required`)
/** Pasted line breaks become spaces. */
export const requiredLine = (label: string, bound: number) =>
  typed(label, bound, (value) => value.replaceAll('\0', '').replaceAll(BREAKS, ' ')).min(1, `${label} is required`)
export const optionalText = (label: string, bound: number) => typed(label, bound).optional()

/** @public (extras use it) */
export const wholeNumber = (label: string, least: number, most: number, description: string) =>
  z
    .int(`${label} must be a whole number`)
    .min(least, `${label} must be at least ${least}`)
    .max(most, `${label} must be at most ${most}`)
    .meta({ description })

/** A required id. */
export const referenceSchema = (label: string) =>
  z
    .int({
      error: ({ input }) =>
        input === undefined || input === null ? `Choose a ${label.toLowerCase()}` : `${label} must be a number`,
    })
    .positive(`${label} must be a number`)
    .max(MAX_ID, `${label} is not known`)

/** The version that the save is based on: 409 if it is stale. Left out, the last save wins. */
export const baseVersionSchema = z.int('Version must be a number').positive('Version must be a number').optional()

export const positionSchema = z
  .int('Order must be a number')
  .min(-1_000_000, 'Order must be at least -1000000')
  .max(1_000_000, 'Order must be at most 1000000')
  .optional()
  .meta({ description: 'Left out: last; of projects first' })
