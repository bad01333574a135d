import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { optionalText } from '../../../contract/text.ts'
import { ENTRY_BOUNDS, MOST_TEMPLATES } from './bounds.ts'

const textSchema = (label: string, bound: number) =>
  optionalText(label, bound)
    .unwrap()
    .refine((text) => !/\{(?!(?:name|post)\})/.test(text), 'Use no other words in braces than {name} and {post}')
const subject = textSchema('Subject', ENTRY_BOUNDS.subject)
const text = textSchema('Text', ENTRY_BOUNDS.answer)

/** Ready answers to applicants. */
export const templatesSchema = named('ApplicationTemplates', {
  templates: z
    .array(z.object({ subject, text, subjectNe: subject, textNe: text }), 'Templates must be a list')
    .max(MOST_TEMPLATES, `Keep at most ${MOST_TEMPLATES} ready answers`)
    .meta({ description: '{name} stands for the applicant, {post} for the vacancy; empty in Nepali: in English' }),
})
export type AnswerTemplates = z.infer<typeof templatesSchema>
