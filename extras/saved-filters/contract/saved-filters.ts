import { z } from 'zod'
import { screenSchema } from '../../../contract/preferences/preferences.ts'
import { requiredText } from '../../../contract/text.ts'
import { FILTER_BOUNDS } from './bounds.ts'

const { filters, name, query } = FILTER_BOUNDS

const savedFilterSchema = z
  .object({
    name: requiredText('Name', name),
    query: z
      .string('Filter is required')
      .max(query, 'This filter is too long to be saved')
      .meta({ description: 'The query of the address of the list, without the page' }),
  })
  .meta({ id: 'SavedFilter' })
export type SavedFilter = z.infer<typeof savedFilterSchema>

const filtersOfList = z
  .array(savedFilterSchema)
  .max(filters, `A list can have at most ${filters} saved filters: delete one first`)
  .refine(
    (saved) => new Set(saved.map((one) => one.name)).size === saved.length,
    'There is a saved filter of this name already: choose another name',
  )

export const savedFiltersSchema = z
  .record(screenSchema, filtersOfList)
  .meta({ id: 'SavedFilters', description: 'By the name of the list' })
export type SavedFilters = z.infer<typeof savedFiltersSchema>
export const changedFiltersSchema = z.object({ filters: savedFiltersSchema })
