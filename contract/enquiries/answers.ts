import { z } from 'zod'
import { named } from '../named-schema.ts'
import { ANSWER_BOUNDS, ANSWER_TEMPLATE_BOUNDS, MAX_ANSWERS } from '../limits.ts'
import { PAGE_LOCALES } from '../page-locales.ts'
import { requiredLine, requiredText } from '../text.ts'
import { findUnknownPlaceholder } from './fill-template.ts'
import { mailOfMessageSchema } from './messages.ts'

export const enquiryAnswerSchema = named('EnquiryAnswer', {
  id: z.int(),
  subject: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  writtenBy: z.string().meta({ description: 'The name of the member of staff, as it was then' }),
  mail: mailOfMessageSchema.nullable().meta({
    description: 'How it stands; null once mails of that time are no longer kept',
  }),
})
export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>

export const newAnswerSchema = named('NewEnquiryAnswer', {
  subject: requiredLine('Subject', ANSWER_BOUNDS.subject),
  text: requiredText('Answer', ANSWER_BOUNDS.text),
  key: z.string('key must be a text').min(8, 'key is too short').max(100, 'key is too long').meta({
    description: 'Any text that is another one for each answer, best a UUID: the same answer is sent once',
  }),
  known: z.int('known must be a number').min(0).max(MAX_ANSWERS).meta({
    description: 'How many answers to this message the writer knows: 409 where a colleague has answered meanwhile',
  }),
})
export type NewAnswer = z.infer<typeof newAnswerSchema>

const { count, title, text } = ANSWER_TEMPLATE_BOUNDS

const answerTemplateSchema = named('AnswerTemplate', {
  locale: z.enum(PAGE_LOCALES, `Language must be one of ${PAGE_LOCALES.join(', ')}`),
  title: requiredText('Title', title),
  text: requiredText('Text', text).refine(
    (given) => findUnknownPlaceholder(given) === undefined,
    'Only {name} and {reference} can stand in braces',
  ),
})
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>

export const answerSettingsSchema = named('AnswerSettings', {
  repliesTo: z.enum(['firm', 'writer'], 'Replies must go to firm or writer').meta({
    description: "Where replies to an answer go: to the firm's public address, or to the member of staff who wrote it",
  }),
  templates: z
    .array(answerTemplateSchema)
    .refine(
      (all) => PAGE_LOCALES.every((locale) => all.filter((one) => one.locale === locale).length <= count),
      `There can be at most ${count} templates in a language`,
    )
    .meta({ description: 'In this order; {name} and {reference} stand for those of the message' }),
})
export type AnswerSettings = z.infer<typeof answerSettingsSchema>

/** Days back that are measured; fewer messages than the least say nothing. */
export const ANSWER_TIME = { days: 90, least: 10, share: 0.9, longest: 15 } as const

export const answerTimeSettingSchema = named('AnswerTimeSetting', {
  isShown: z.boolean('isShown must be true or false'),
  workingDays: z.int().nullable().meta({ description: 'What would be shown; null while it cannot be said' }),
  messages: z.int().meta({ description: 'Those that were measured' }),
})
export type AnswerTimeSetting = z.infer<typeof answerTimeSettingSchema>

export const answerTimeChangeSchema = answerTimeSettingSchema.pick({ isShown: true }).meta({ id: 'AnswerTimeChange' })
