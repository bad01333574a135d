import { z } from 'zod'
import { limitSchema, listQuerySchema } from '../list.ts'

export const missingAddressSchema = z
  .object({
    path: z.string().meta({ description: 'Decoded, without its query' }),
    requests: z.int(),
    lastSeen: z.iso.datetime(),
    referrerHost: z.string().nullable().meta({ description: 'The other site whose link was followed last, if any' }),
  })
  .meta({ id: 'MissingAddress' })
export type MissingAddress = z.infer<typeof missingAddressSchema>

export const missingAddressListQuerySchema = listQuerySchema.pick({ page: true }).extend({ limit: limitSchema(25) })
export type MissingAddressListQuery = z.infer<typeof missingAddressListQuerySchema>
