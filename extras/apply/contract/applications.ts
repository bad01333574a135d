import { z } from 'zod'
import {
  idQuerySchema,
  idsSchema,
  staffIdSchema,
  staffListQuerySchema,
  staffSearchSchema,
} from '../../../contract/accounts/staff-list.ts'
import { ATTACHMENT_TYPES, type AttachmentKind } from '../../../contract/documents/document-file.ts'
import { MAIL_STATES } from '../../../contract/enquiries/messages.ts'
import { MAX_ID } from '../../../contract/limits.ts'
import { PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { named } from '../../../contract/named-schema.ts'
import { optionalText, requiredLine, requiredText, wholeNumber } from '../../../contract/text.ts'
import { APPLICATION_STATES, ENTRY_BOUNDS, MONTHS, MOST, QUESTION_BOUNDS, QUESTION_KINDS } from './bounds.ts'

const time = z.iso.datetime()
const day = z.iso.date()
const stateSchema = z.enum(APPLICATION_STATES, `state must be one of ${APPLICATION_STATES.join(', ')}`)

const filter = {
  vacancy: idQuerySchema('vacancy', 'The id of its news item'),
  state: stateSchema.optional(),
  search: staffSearchSchema,
  samePersonAs: idQuerySchema('samePersonAs', 'The id of an application: all of its e-mail address or telephone'),
}

export const applicationListQuerySchema = staffListQuerySchema.extend(filter)

export const applicationFilterSchema = z.object({ ...filter, ids: idsSchema })
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>

const summary = {
  id: z.int(),
  reference: z.string(),
  vacancy: z.object({ id: z.int(), title: z.string() }).meta({ description: 'As it was called then' }),
  name: z.string(),
  email: z.string().meta({ description: 'Empty: only a telephone was given' }),
  phone: z.string(),
  receivedAt: time,
  deleteOn: day.meta({ description: 'The day of Nepal on which it is deleted' }),
  state: stateSchema,
  isSuspect: z.boolean().meta({ description: 'Sent by a program, as it seems; nobody was written to' }),
  rating: z.number().nullable().meta({ description: 'The mean of what staff gave; null: nobody has' }),
  files: z.int().meta({ description: 'How many' }),
}

export const applicationSummarySchema = named('ApplicationSummary', summary)
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>

export const applicationFileSchema = named('ApplicationFile', {
  key: z.string(),
  name: z.string().meta({ description: 'As the applicant called it' }),
  kind: z.enum(Object.keys(ATTACHMENT_TYPES) as AttachmentKind[]),
  bytes: z.int(),
})

export const applicationEntrySchema = named('ApplicationEntry', {
  id: z.int(),
  kind: z.enum(['note', 'rating', 'answer']),
  by: z.string(),
  isMine: z.boolean(),
  at: time,
  subject: z.string().meta({ description: 'Of an answer' }),
  text: z.string(),
  rating: z.int().nullable(),
  mail: z.enum(MAIL_STATES).nullable().meta({ description: 'How the mail of an answer stands' }),
})

export const applicationSchema = named('Application', {
  ...summary,
  locale: z.enum(PAGE_LOCALES),
  message: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  consent: z.string().meta({ description: 'The sentence that the applicant agreed to' }),
  files: z.array(applicationFileSchema),
  entries: z
    .array(applicationEntrySchema)
    .meta({ description: 'Notes, ratings and answers of staff, the oldest first' }),
})
export type Application = z.infer<typeof applicationSchema>

export const applicationStatesSchema = named('ApplicationStates', {
  ids: z
    .array(z.int('Choose applications by their numbers').positive().max(MAX_ID), 'Choose the applications')
    .min(1, 'Choose at least one application')
    .max(MOST.atOnce, `Choose at most ${MOST.atOnce} applications at once`),
  state: stateSchema,
})
/** Of a filter: `count` is how many somebody was shown, so that none changes that came since. */
export const filteredStatesSchema = named('FilteredApplicationStates', {
  count: z.int('Count must be a whole number').positive('No application matches'),
  state: stateSchema,
})
export const changedSchema = named('ChangedApplications', { changed: z.int() })

export const newNoteSchema = named('NewApplicationNote', { text: requiredText('Note', ENTRY_BOUNDS.note) })
const ratingFault = `Rating must be a whole number from 1 to ${ENTRY_BOUNDS.rating}`
export const newRatingSchema = named('NewApplicationRating', {
  rating: z.int(ratingFault).min(1, ratingFault).max(ENTRY_BOUNDS.rating, ratingFault),
})
export const newApplicationAnswerSchema = named('NewApplicationAnswer', {
  key: requiredLine('Key', 64).meta({ description: 'Another one for each answer: it is sent once' }),
  subject: requiredLine('Subject', ENTRY_BOUNDS.subject),
  text: requiredText('Answer', ENTRY_BOUNDS.answer),
})
export type NewApplicationAnswer = z.infer<typeof newApplicationAnswerSchema>

const KEPT = 'From the last day of the vacancy, or else from the day on which an application came'
export const applicationSettingsSchema = named('ApplicationSettings', {
  months: wholeNumber('Months', MONTHS.least, MONTHS.most, KEPT),
  readers: z
    .array(staffIdSchema('Reader'), 'Choose the readers')
    .max(MOST.readers, `Choose at most ${MOST.readers} readers`)
    .meta({ description: 'Ids of staff who may read applications; owners always may' }),
})
export type ApplicationSettings = z.infer<typeof applicationSettingsSchema>

const templateText = (label: string, bound: number) =>
  optionalText(label, bound)
    .unwrap()
    .refine((text) => !/\{(?!(?:name|post)\})/.test(text), 'Use no other words in braces than {name} and {post}')
const subject = templateText('Subject', ENTRY_BOUNDS.subject)
const text = templateText('Text', ENTRY_BOUNDS.answer)

/** Ready answers to applicants. */
export const templatesSchema = named('ApplicationTemplates', {
  templates: z
    .array(z.object({ subject, text, subjectNe: subject, textNe: text }), 'Templates must be a list')
    .max(MOST.templates, `Keep at most ${MOST.templates} ready answers`)
    .meta({ description: '{name} stands for the applicant, {post} for the vacancy; empty in Nepali: in English' }),
})
export type AnswerTemplates = z.infer<typeof templatesSchema>

const questionSchema = z
  .object({
    kind: z.enum(QUESTION_KINDS, `kind must be one of ${QUESTION_KINDS.join(', ')}`),
    en: requiredLine('Question', QUESTION_BOUNDS.text),
    ne: optionalText('Question', QUESTION_BOUNDS.text).unwrap().meta({ description: 'Empty: in English' }),
    isRequired: z.boolean('isRequired must be true or false'),
    choices: z
      .array(requiredLine('Choice', QUESTION_BOUNDS.choice), 'Choices must be a list')
      .max(QUESTION_BOUNDS.choices, `A question has at most ${QUESTION_BOUNDS.choices} choices`)
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
    .max(QUESTION_BOUNDS.most, `A vacancy has at most ${QUESTION_BOUNDS.most} questions`)
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
