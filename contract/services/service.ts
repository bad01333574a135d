import { z } from 'zod'
import { named } from '../named-schema.ts'
import { ALL_SERVICES_LIMIT } from '../limits.ts'
import { limitSchema, listQuerySchema, localesSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { publicationSchema } from '../publications/publication.ts'
import { seoSchema } from '../fields/seo.ts'

export const serviceReferenceSchema = named('ServiceReference', { id: z.int(), name: z.string(), slug: z.string() })
export type ServiceReference = z.infer<typeof serviceReferenceSchema>

export const serviceSchema = named('Service', {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  parentService: serviceReferenceSchema.nullable().meta({ description: 'null for a top-level service' }),
  children: z.array(serviceReferenceSchema),
  summary: z.string(),
  picture: pictureSchema.nullable(),
  locale: z.enum(LOCALES).meta({ description: 'The language that is answered; English where there is no other' }),
})
export type Service = z.infer<typeof serviceSchema>

export const serviceDetailSchema = serviceSchema
  .extend({
    description: z.string().meta({ description: 'HTML from a small allow-list of elements' }),
    publications: z.array(publicationSchema).meta({ description: 'Downloads that its page offers' }),
    seo: seoSchema.nullable(),
    locales: localesSchema,
  })
  .meta({ id: 'ServiceDetail' })
export type ServiceDetail = z.infer<typeof serviceDetailSchema>

/** Without a limit, all services that the layout needs (specification section 9). */
export const serviceListQuerySchema = listQuerySchema.extend({ limit: limitSchema(ALL_SERVICES_LIMIT) })
