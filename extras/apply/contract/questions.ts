import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { optionalText, requiredLine } from '../../../contract/text.ts'
import { QUESTION_BOUNDS, QUESTION_KINDS } from './bounds.ts'

const { most, text, choices, choice } = QUESTION_BOUNDS

const questionSchema = z
  .object({
    kind: z.enum(QUESTION_KINDS, `kind must be one of ${QUESTION_KINDS.join(', ')}`),
    en: requiredLine('Question', text),
    ne: optionalText('Question', text).unwrap().meta({ description: 'Empty: in English' }),
    isRequired: z.boolean('isRequired must be true or false'),
    choices: z
      .array(requiredLine('Choice', choice), 'Choices must be a list')
      .max(choices, `A question has at most ${choices} choices`)
      .meta({ description: 'In both languages the same; empty unless its kind is choice' }),
  })
  .refine(({ kind, choices: given }) => (kind === 'choice') === given.length > 1, {
    path: ['choices'],
    error: 'A choice needs at least two choices, another question has none',
  })
export type Question = z.infer<typeof questionSchema>

/** Of a vacancy. Two of the same text would be one field of the form. */
export const questionsSchema = named('ApplicationQuestions', {
  questions: z
    .array(questionSchema, 'Questions must be a list')
    .max(most, `A vacancy has at most ${most} questions`)
    .refine((given) => new Set(given.map(({ en }) => en)).size === given.length, 'Ask each question once'),
})
export type Questions = z.infer<typeof questionsSchema>

/** A vacancy for staff: one of the news with a post, or one that has applications. */
export const applicationVacancySchema = named('ApplicationVacancy', {
  id: z.int(),
  title: z.string(),
  isOpen: z.boolean().meta({ description: 'Whether visitors can apply now' }),
  applications: z.int(),
  unread: z.int().meta({ description: 'Of these, new ones' }),
})
export type ApplicationVacancy = z.infer<typeof applicationVacancySchema>
