import { z } from 'zod'
import { named } from '../named-schema.ts'
import { LOCALES } from '../locale.ts'

/** The person to ask about a service: somebody who has a page. */
export const serviceLeadSchema = named('ServiceLead', {
  name: z.string(),
  slug: z.string(),
  position: z.string(),
  locale: z.enum(LOCALES).meta({ description: 'Of name and position' }),
})
export type ServiceLead = z.infer<typeof serviceLeadSchema>
