import { z } from 'zod'
import { named } from '../named-schema.ts'

/** Days back that are measured; fewer messages than the least say nothing. */
export const ANSWER_TIME = { days: 90, least: 10, share: 0.9, longest: 15 } as const

export const answerTimeSettingSchema = named('AnswerTimeSetting', {
  isShown: z.boolean('isShown must be true or false'),
  workingDays: z.int().nullable().meta({ description: 'What would be shown; null while it cannot be said' }),
  messages: z.int().meta({ description: 'Those that were measured' }),
})
export type AnswerTimeSetting = z.infer<typeof answerTimeSettingSchema>

export const answerTimeChangeSchema = answerTimeSettingSchema.pick({ isShown: true }).meta({ id: 'AnswerTimeChange' })
