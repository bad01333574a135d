import { z } from 'zod'
import { named } from '../named-schema.ts'

/** In both languages. */
export const textsSchema = z.object({ en: z.string(), ne: z.string() })

export const serviceTemplateSchema = named('ServiceTemplate', {
  slug: z.string(),
  parent: z.string().nullable().meta({ description: 'The slug of its discipline' }),
  name: textsSchema,
  summary: textsSchema,
  isThere: z.boolean().meta({ description: 'Whether a service outside the trash has this address' }),
})
export type ServiceTemplate = z.infer<typeof serviceTemplateSchema>

export const pickedServicesSchema = named('PickedServices', {
  slugs: z.array(z.string().max(200)).min(1, 'Choose at least one service').max(200, 'At most 200'),
})

export const madeDraftsSchema = named('MadeDrafts', { count: z.int() })

export const pageTemplateSchema = named('PageTemplate', {
  key: z.string(),
  summary: textsSchema,
  body: textsSchema.meta({ description: 'HTML with {{id}} where a blank is' }),
  blanks: z.array(z.object({ id: z.string(), label: textsSchema })),
})
export type PageTemplate = z.infer<typeof pageTemplateSchema>
