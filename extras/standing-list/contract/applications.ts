import { z } from 'zod'
import { idsSchema, staffSearchSchema } from '../../../contract/accounts/staff-list.ts'
import { daySchema, fiscalYearFault, fiscalYearSchema } from '../../../contract/calendar/day-schemas.ts'
import { localeQuerySchema } from '../../../contract/list.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { named } from '../../../contract/named-schema.ts'
import { baseVersionSchema, optionalText, referenceSchema } from '../../../contract/text.ts'
import { APPLICATION_BOUNDS, APPLICATION_STATES, LIST_STATES, PAPER_FAULTS, SAID_STATES } from './application-states.ts'

const languageSchema = z.enum(LOCALES, 'Language must be one of ne, en')
const wordsSchema = z.object({ en: z.string(), ne: z.string().optional() })
const textSchema = (label: string, name: keyof typeof APPLICATION_BOUNDS) =>
  optionalText(label, APPLICATION_BOUNDS[name]).unwrap()
const optionalDay = (label: string) => daySchema(label).nullable()
/** Of offices or applications. */
const manySchema = (label: string) =>
  z
    .array(referenceSchema(label), `Choose the ${label.toLowerCase()}s`)
    .min(1, `Choose at least one ${label.toLowerCase()}`)
    .max(APPLICATION_BOUNDS.offices, `Choose at most ${APPLICATION_BOUNDS.offices} ${label.toLowerCase()}s at once`)

export const worksSchema = named('StandingWorks', {
  goods: z.boolean(),
  works: z.boolean(),
  consulting: z.boolean(),
  other: z.boolean(),
  consultingText: textSchema('Kind of consulting', 'works').meta({ description: 'Which consulting services' }),
}).refine(({ consultingText: _, ...kinds }) => Object.values(kinds).includes(true), {
  path: ['consulting'],
  error: 'Choose at least one kind: goods, works, consulting or other',
})
export type Works = z.infer<typeof worksSchema>

export const newApplicationsSchema = named('NewStandingApplications', {
  officeIds: manySchema('Office'),
  fiscalYear: fiscalYearSchema.optional(),
  day: daySchema('Day').optional().meta({ description: 'On the letter; left out: today' }),
  language: languageSchema.nullable().meta({ description: 'null: as in the last application to each office' }),
  works: worksSchema.nullable().meta({ description: 'null: as in the last application to each office' }),
  papers: z
    .array(referenceSchema('Paper'), 'Papers must be a list of numbers')
    .max(50, 'Choose at most 50 papers')
    .default([])
    .meta({ description: 'In place of the newest in force of their kinds; also of kinds that no office asks for' }),
  overruled: z
    .array(z.string().max(40, 'Name kinds of papers'), 'Overruled must be a list of kinds')
    .max(50, 'Name at most 50 kinds')
    .default([])
    .meta({ description: 'Kinds of papers to be left out where the office does not ask for them' }),
})
export type NewApplications = z.infer<typeof newApplicationsSchema>

const changeSchema = named('StandingChange', {
  name: wordsSchema,
  was: z.string().meta({ description: 'Empty: it was not there' }),
  is: z.string().meta({ description: 'Empty: it is gone; the same: other facts of a paper have changed' }),
  path: z.string().meta({ description: 'Of its record, below /admin' }),
})
export type Change = z.infer<typeof changeSchema>
export const comparisonSchema = named('StandingComparison', { changes: z.array(changeSchema) })

/** An application as it would be made now. */
export const packCheckSchema = named('StandingPackCheck', {
  officeId: z.int(),
  office: wordsSchema,
  stops: z.array(
    z.object({
      kind: z.string(),
      title: wordsSchema,
      why: z.enum(PAPER_FAULTS),
      isAsked: z.boolean().meta({ description: 'The office asks for it: it cannot be overruled' }),
      path: z.string().meta({ description: 'Where it is put right, below /admin' }),
    }),
  ),
  appliedId: z.int().nullable().meta({ description: 'An application of this fiscal year, which stops another one' }),
  isUnknown: z.boolean().meta({ description: 'There is no last application to repeat, which stops it' }),
  gaps: z
    .array(z.object({ name: wordsSchema, path: z.string() }))
    .meta({ description: 'Of the letter: places that stay empty' }),
  papers: z.array(z.object({ id: z.int(), title: wordsSchema })),
  changes: z.array(changeSchema).meta({ description: 'Since the last application to this office' }),
})
export type PackCheck = z.infer<typeof packCheckSchema>

/** The outcome of an application, as staff note it. */
const outcome = {
  sentOn: optionalDay('Sent on'),
  receipt: textSchema('Receipt', 'receipt'),
  receiptOn: optionalDay('Receipt of'),
  fee: textSchema('Fee', 'fee'),
  answeredOn: optionalDay('Answered on'),
  listedUntil: optionalDay('On the list until'),
}
const notes = textSchema('Notes', 'notes')
const summary = {
  id: z.int(),
  officeId: z.int(),
  fiscalYear: fiscalYearSchema,
  state: z.enum(APPLICATION_STATES),
  fault: z.string().nullable().meta({ description: 'Why the pack could not be made' }),
  ...outcome,
  version: z.int(),
}
export const applicationSummarySchema = named('StandingApplicationSummary', summary)
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>

const fileSchema = named('StandingFile', {
  key: z.string(),
  name: z.string(),
  kind: z.enum(['docx', 'pdf']),
  bytes: z.int(),
  sha256: z.string(),
  smaller: z
    .array(z.object({ name: z.string(), dpi: z.int() }))
    .meta({ description: 'Scans of which the pictures were made smaller to fit' }),
})
export type PackFile = z.infer<typeof fileSchema>

const valueSchema = z.object({
  placeholder: z.string(),
  text: z.string(),
  source: z.object({ path: z.string(), name: wordsSchema, at: z.string().nullable() }),
})
const letterSchema = named('StandingLetter', {
  language: languageSchema,
  wordingOf: z.string(),
  lines: z.array(
    z.object({
      as: z.enum(['letterhead', 'heading', 'subject', 'paragraph', 'entry', 'signature']),
      runs: z.array(z.union([z.string(), valueSchema])),
    }),
  ),
})

export const packPaperSchema = z.object({
  id: z.int(),
  kind: z.string(),
  title: wordsSchema,
  version: z.int(),
  isPrivate: z.boolean(),
})
export type PackPaper = z.infer<typeof packPaperSchema>

export const standingApplicationSchema = named('StandingApplication', {
  ...summary,
  office: wordsSchema,
  day: z.iso.date().nullable(),
  language: languageSchema.nullable(),
  works: worksSchema.nullable(),
  papers: z.array(packPaperSchema),
  letter: letterSchema.nullable().meta({ description: 'As it was made' }),
  files: z.array(fileSchema),
  notes,
  madeBy: z.string().nullable(),
  madeAt: z.iso.datetime().nullable(),
  history: z.array(applicationSummarySchema).meta({ description: 'All to this office, the newest first' }),
})
export type StandingApplication = z.infer<typeof standingApplicationSchema>

export const applicationChangeSchema = named('StandingApplicationChange', {
  state: z.enum(SAID_STATES, `State must be one of ${SAID_STATES.join(', ')}`),
  ...outcome,
  notes,
  version: baseVersionSchema,
})
export type ApplicationChange = z.infer<typeof applicationChangeSchema>

/** Of several at once: what they have in common. */
export const sentApplicationsSchema = named('SentStandingApplications', {
  ids: manySchema('Application'),
  sentOn: daySchema('Sent on'),
})

export const standingListQuerySchema = z.object({
  year: z.coerce.number(fiscalYearFault).pipe(fiscalYearSchema).optional(),
  state: z.enum(LIST_STATES, `state must be one of ${LIST_STATES.join(', ')}`).optional(),
  search: staffSearchSchema,
})
export type StandingListQuery = z.infer<typeof standingListQuerySchema>

export const standingListSchema = named('StandingList', {
  fiscalYear: fiscalYearSchema,
  thisYear: fiscalYearSchema.meta({ description: 'Of today' }),
  years: z.array(z.int()).meta({ description: 'With an application, and this one; the newest first' }),
  counts: z.record(z.enum(LIST_STATES), z.int()).meta({ description: 'Of all offices, whatever the filter' }),
  kinds: z.array(z.object({ kind: z.string(), name: wordsSchema })).meta({ description: 'Of papers' }),
  papers: z.array(z.object({ id: z.int(), kind: z.string(), title: wordsSchema, hasEnded: z.boolean() })),
  offices: z.array(
    z.object({
      id: z.int(),
      name: wordsSchema,
      application: applicationSummarySchema.nullable().meta({ description: 'Of this fiscal year' }),
      lastYear: z.int().nullable().meta({ description: 'Of the last application before' }),
    }),
  ),
})
export type StandingList = z.infer<typeof standingListSchema>

export const zipQuerySchema = localeQuerySchema.extend({ ids: idsSchema.unwrap() })
