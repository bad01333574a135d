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

/** What has to be written where a template leaves something open. */
export const blank = (label: string): string => `[… ${label}]`
const BLANK = /\[…[^\]]*\]/

/** Whether a text, or one of those within it, still has a blank of a template. */
export function hasBlank(value: unknown): boolean {
  if (typeof value === 'string') return BLANK.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBlank)
}

/** @param given texts by the id of a blank, which are escaped; what is missing stays to be written */
export function fillBlanks(
  html: string,
  blanks: PageTemplate['blanks'],
  locale: 'en' | 'ne',
  given: Record<string, string>,
): string {
  return blanks.reduce((text, { id, label }) => {
    const value = given[id]?.trim() || blank(label[locale])
    return text.replaceAll(`{{${id}}}`, () => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }, html)
}
