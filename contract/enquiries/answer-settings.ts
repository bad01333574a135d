import { z } from 'zod'
import { named } from '../named-schema.ts'
import { ANSWER_TEMPLATE_BOUNDS } from '../limits.ts'
import { PAGE_LOCALES } from '../page-locales.ts'
import { requiredText } from '../text.ts'
import { findUnknownPlaceholder } from './fill-template.ts'

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
