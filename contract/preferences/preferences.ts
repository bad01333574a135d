import { z } from 'zod'
import { PREFERENCE_BOUNDS } from '../limits.ts'
import { requiredText } from '../text.ts'

const { filters, name, query, lists, entries } = PREFERENCE_BOUNDS
const screen = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'A screen is named by small letters and hyphens')

export const savedFilterSchema = z
  .object({
    name: requiredText('Name', name),
    query: z
      .string('Filter is required')
      .max(query, 'This filter is too long to be saved')
      .meta({ description: 'The query of the address of the list, without the page' }),
  })
  .meta({ id: 'SavedFilter' })
export type SavedFilter = z.infer<typeof savedFilterSchema>

const savedFilters = z
  .array(savedFilterSchema)
  .max(filters, `A list can have at most ${filters} saved filters: delete one first`)
  .refine(
    (saved) => new Set(saved.map((one) => one.name)).size === saved.length,
    'There is a saved filter of this name already: choose another name',
  )

export const preferencesSchema = z
  .object({
    savedFilters: z
      .record(screen, savedFilters)
      .refine((byList) => Object.keys(byList).length <= lists, 'Too many lists')
      .meta({ description: 'By the name of the list' }),
    hiddenEntries: z
      .array(screen)
      .max(entries, 'Too many entries')
      .meta({ description: 'Screens that the menu of this person leaves out' }),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof preferencesSchema>

export const preferencesChangeSchema = preferencesSchema.partial().meta({ id: 'PreferencesChange' })
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>
