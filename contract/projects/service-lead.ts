import { z } from 'zod'
import { LOCALES } from '../locale.ts'

/** The person to ask about a service: somebody who has a page. */
export const serviceLeadSchema = z
  .object({
    name: z.string(),
    slug: z.string(),
    position: z.string(),
    locale: z.enum(LOCALES).meta({ description: 'Of name and position' }),
  })
  .meta({ id: 'ServiceLead' })
export type ServiceLead = z.infer<typeof serviceLeadSchema>
