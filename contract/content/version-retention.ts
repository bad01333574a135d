import { z } from 'zod'
import { named } from '../named-schema.ts'

const months = z.int('must be a whole number').min(0, 'must be 0 or more').max(600, 'must be 600 at most')

export const versionRetentionSchema = named('VersionRetention', {
  draftMonths: months.meta({ description: 'Versions that were never published; 0: forever' }),
  publishedMonths: months.meta({ description: 'Versions that visitors saw; 0: forever' }),
  last: z
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(1000, 'must be 1000 at most')
    .meta({ description: 'The newest versions of each item stay, whatever their age' }),
})
export type VersionRetention = z.infer<typeof versionRetentionSchema>

const number = (name: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `${name} must be a whole number`)
    .transform(Number)
    .refine((value) => value <= most, `${name} must be ${most} at most`)
    .meta({ type: 'integer', minimum: 0, maximum: most })

export const versionRetentionQuerySchema = z.object({
  draftMonths: number('draftMonths', 600),
  publishedMonths: number('publishedMonths', 600),
  last: number('last', 1000).refine((value) => value >= 1, 'last must be 1 or more'),
})

export const oldVersionsSchema = named('OldVersions', {
  versions: z.int().meta({ description: 'How many would be deleted' }),
  characters: z.int().meta({ description: 'Of their documents' }),
})
export type OldVersions = z.infer<typeof oldVersionsSchema>
