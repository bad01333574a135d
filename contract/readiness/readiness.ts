import { z } from 'zod'
import { named } from '../named-schema.ts'

export const readinessSchema = named('Readiness', {
  checks: z.array(
    z
      .object({
        name: z.string().meta({ description: 'Such as backup' }),
        isDone: z.boolean(),
        path: z.string().nullable().meta({ description: 'Below /admin: the first place that lacks it, where known' }),
      })
      .meta({ description: 'Computed now; one that could not be computed counts as not done' }),
  ),
})
export type Readiness = z.infer<typeof readinessSchema>
