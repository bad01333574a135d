import { z } from 'zod'
import { named } from '../named-schema.ts'
import { ANSWER_BOUNDS, MAX_ANSWERS } from '../limits.ts'
import { requiredLine, requiredText } from '../text.ts'
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
