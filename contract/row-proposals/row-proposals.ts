import { z } from 'zod'

/** Fields of projects whose texts may say what rows say. */
export const TEXT_FIELDS = ['size', 'jointVenture', 'description'] as const
export const PROPOSED_FIELDS = ['quantities', 'partners', 'scope'] as const
/** Rows that one text may propose. */
export const MAX_PROPOSALS = 12

const stayedTextSchema = z.object({
  key: z.string().meta({ description: 'Of this text; another one once the text changes' }),
  field: z.enum(TEXT_FIELDS),
  text: z.string(),
  rows: z
    .array(z.object({ field: z.enum(PROPOSED_FIELDS), label: z.string() }))
    .meta({ description: 'What it could be; empty: it cannot be told' }),
  unknown: z.array(z.string()).meta({ description: 'Names of firms that are not known here' }),
})

export const projectTextsSchema = z
  .object({ id: z.int(), title: z.string(), texts: z.array(stayedTextSchema) })
  .meta({ id: 'ProjectTexts' })
export type ProjectTexts = z.infer<typeof projectTextsSchema>
export type StayedText = ProjectTexts['texts'][number]

const key = z.string('Say which text is meant').max(64)
export const takenRowSchema = z.object({ key, row: z.int().min(0).max(MAX_PROPOSALS) }).meta({ id: 'TakenRow' })
export const keptTextSchema = z.object({ key }).meta({ id: 'KeptText' })
