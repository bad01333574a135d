import { z } from 'zod'
import { listQuerySchema, searchSchema } from '../list.ts'

/** One message alone may have 20,000 characters. */
const MAX_ROWS = 1000

export const staffListQuerySchema = listQuerySchema.pick({ page: true }).extend({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'limit must be a whole number from 1')
    .transform(Number)
    .refine((limit) => limit <= MAX_ROWS, `limit must be at most ${MAX_ROWS}`)
    .default(25)
    .meta({ type: 'integer', minimum: 1, maximum: MAX_ROWS, default: 25, description: 'Rows a page' }),
})

export const staffSearchSchema = searchSchema
  .unwrap()
  .optional()
  .meta({ type: 'string', description: 'Words that must all be found, in any case' })

export const orderSchema = (fallback: 'asc' | 'desc') =>
  z.enum(['asc', 'desc'], 'order must be asc or desc').default(fallback)

export const idsSchema = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'ids must be numbers with commas between them')
  .transform((text) => text.split(',').map(Number))
  .optional()
  .meta({ type: 'string', description: 'Only these, such as 3,5,8' })

/** The id of something, in a query. */
export const idQuerySchema = (name: string, description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `${name} must be a number`)
    .transform(Number)
    .optional()
    .meta({ type: 'integer', description })

export const staffIdSchema = (label: string) =>
  z.string(`${label} must be a text`).min(1, `${label} must not be empty`).max(64, `${label} is too long`)
