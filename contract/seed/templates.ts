import { z } from 'zod'

const textSchema = z.object({ en: z.string(), ne: z.string() })

export const serviceTemplateSchema = z
  .object({
    slug: z.string(),
    parent: z.string().nullable().meta({ description: 'The slug of its discipline' }),
    name: textSchema,
    summary: textSchema,
    isThere: z.boolean().meta({ description: 'Whether a service outside the trash has this address' }),
  })
  .meta({ id: 'ServiceTemplate' })
export type ServiceTemplate = z.infer<typeof serviceTemplateSchema>

export const pickedServicesSchema = z
  .object({ slugs: z.array(z.string().max(200)).min(1, 'Choose at least one service').max(200, 'At most 200') })
  .meta({ id: 'PickedServices' })

export const madeDraftsSchema = z.object({ count: z.int() }).meta({ id: 'MadeDrafts' })

export const pageTemplateSchema = z
  .object({
    key: z.string(),
    summary: textSchema,
    body: textSchema.meta({ description: 'HTML with {{id}} where a blank is' }),
    blanks: z.array(z.object({ id: z.string(), label: textSchema })),
  })
  .meta({ id: 'PageTemplate' })
export type PageTemplate = z.infer<typeof pageTemplateSchema>
