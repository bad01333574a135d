import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { optionalText, requiredLine, requiredText } from '../../../contract/text.ts'
import { ENTRY_BOUNDS, MOST_TEMPLATES, PLACEHOLDERS } from './bounds.ts'

const placeholderFault = `Use no other words in braces than ${PLACEHOLDERS.map((name) => `{${name}}`).join(' and ')}`
const isKnown = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].every(([, name]) => PLACEHOLDERS.some((one) => one === name))
const { subject, answer } = ENTRY_BOUNDS

const templateSchema = z.object({
  subject: requiredLine('Subject', subject).refine(isKnown, placeholderFault),
  text: requiredText('Text', answer).refine(isKnown, placeholderFault),
  subjectNe: optionalText('Subject', subject).unwrap().refine(isKnown, placeholderFault),
  textNe: optionalText('Text', answer).unwrap().refine(isKnown, placeholderFault),
})
export type AnswerTemplate = z.infer<typeof templateSchema>

/** Ready answers to applicants, in English and in Nepali (empty: in English). */
export const templatesSchema = named('ApplicationTemplates', {
  templates: z
    .array(templateSchema, 'Templates must be a list')
    .max(MOST_TEMPLATES, `Keep at most ${MOST_TEMPLATES} ready answers`)
    .meta({ description: 'In their texts, {name} and {post} stand for the applicant and the vacancy' }),
})
export type AnswerTemplates = z.infer<typeof templatesSchema>
