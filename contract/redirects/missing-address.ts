import { z } from 'zod'
import { named } from '../named-schema.ts'
import { limitSchema, listQuerySchema } from '../list.ts'

export const missingAddressSchema = named('MissingAddress', {
  path: z.string().meta({ description: 'Decoded, without its query' }),
  requests: z.int(),
  lastSeen: z.iso.datetime(),
  referrerHost: z.string().nullable().meta({ description: 'The other site whose link was followed last, if any' }),
})
export type MissingAddress = z.infer<typeof missingAddressSchema>

export const missingAddressListQuerySchema = listQuerySchema.pick({ page: true }).extend({ limit: limitSchema(25) })
export type MissingAddressListQuery = z.infer<typeof missingAddressListQuerySchema>
