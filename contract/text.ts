import { z } from 'zod'
import { LARGEST_ID } from './limits.ts'

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
    .int({
      error: ({ input }) =>
        input === undefined || input === null ? `Choose a ${label.toLowerCase()}` : `${label} must be a number`,
    })
    .positive(`${label} must be a number`)
    .max(LARGEST_ID, `${label} is not known`)

/** The version that the writer saw: a change of another one in between is answered 409. Left out, the last writer wins. */
export const seenVersionSchema = z.int('Version must be a number').positive('Version must be a number').optional()

/** Sort position. */
export const positionSchema = z
  .int('Order must be a number')
  .min(0, 'Order must be from 0')
  .max(1_000_000, 'Order must be at most 1000000')
  .optional()
  .meta({ description: 'Last, when it is left out' })
