import { z } from 'zod'
import { named } from '../named-schema.ts'
import { PREFERENCE_BOUNDS } from '../limits.ts'

export const screenSchema = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'A screen is named by small letters and hyphens')

export const preferencesSchema = named('Preferences', {
  hiddenEntries: z
    .array(screenSchema)
    .max(PREFERENCE_BOUNDS.entries, 'Too many entries')
    .meta({ description: 'Screens that the menu of this person leaves out' }),
})
export type Preferences = z.infer<typeof preferencesSchema>
