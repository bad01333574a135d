import { z } from 'zod'
import { named } from '../named-schema.ts'
import { CLIENT_TYPES } from './kind.ts'
import { localesSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'

/** Specification section 3. */
export const partnerSchema = named('Partner', {
  id: z.int(),
  name: z.string(),
  acronym: z.string().nullable(),
  link: z.string(),
  logo: z.string().nullable().meta({ description: 'Path below the base media address' }),
  is_international: z
    .union([z.literal(0), z.literal(1)])
    .meta({ description: '0 a government body of Nepal, 1 an international agency' }),
  locale: z.enum(LOCALES),
})
export type Partner = z.infer<typeof partnerSchema>

export const clientSchema = named('Client', {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(CLIENT_TYPES.map(({ value }) => value)),
  link: z.string().nullable(),
  logo: z.string().nullable(),
  projectCount: z.int(),
  locale: z.enum(LOCALES),
})
export type Client = z.infer<typeof clientSchema>

export const clientDetailSchema = clientSchema.extend({ locales: localesSchema }).meta({ id: 'ClientDetail' })
export type ClientDetail = z.infer<typeof clientDetailSchema>
