import { z } from 'zod'
import { staffIdSchema, staffSearchSchema } from '../../../contract/accounts/staff-list.ts'
import { bsSchema } from '../../../contract/calendar/calendar.ts'
import { daySchema, fiscalYearSchema } from '../../../contract/calendar/day-schemas.ts'
import { named } from '../../../contract/named-schema.ts'
import { baseVersionSchema, optionalText, referenceSchema } from '../../../contract/text.ts'
import * as kinds from './paper-kinds.ts'

const oneOf = <const Values extends readonly string[]>(name: string, values: Values) =>
  z.enum(values, `${name} must be one of ${values.join(', ')}`)

const kindSchema = oneOf('Kind', kinds.PAPER_KIND_CODES)
const line = (label: string, bound: number) =>
  optionalText(label, bound)
    .unwrap()
    .overwrite((text) => text.replaceAll(/\s+/g, ' '))
const optionalDay = (label: string) => daySchema(label).nullable()
const optionalYear = fiscalYearSchema
  .nullable()
  .meta({ description: 'The year BS in which it begins; of kinds that are issued for a year' })

const facts = {
  kind: kindSchema,
  name: line('Name', kinds.PAPER_BOUNDS.name).meta({
    description: 'Such as NVC licence, class A; needed of other papers',
  }),
  number: line('Number', kinds.PAPER_BOUNDS.number),
  issuer: line('Issuer', kinds.PAPER_BOUNDS.issuer),
  issuedOn: optionalDay('Issued on'),
  validFrom: optionalDay('Valid from'),
  validUntil: optionalDay('Valid until').meta({ description: 'The last day; null: without an end' }),
  fiscalYear: optionalYear,
  language: oneOf('Language', kinds.PAPER_LANGUAGES),
  access: oneOf('Access', kinds.PAPER_ACCESS).meta({
    description: '`private`: for owners and the one who looks after it; `bids`: for bid writers too',
  }),
  carerId: staffIdSchema('The person who looks after it')
    .nullable()
    .meta({ description: 'An owner or a bid writer who looks after it; null: the owners' }),
  notes: optionalText('Notes', kinds.PAPER_BOUNDS.notes).unwrap(),
}
export const paperInputSchema = named('PaperInput', { ...facts, version: baseVersionSchema }).superRefine(
  ({ kind, name, issuedOn, validFrom, validUntil, fiscalYear }, { addIssue }) => {
    const { isNamed = false, isYearly = false } = kinds.PAPER_KINDS[kind]
    const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (isNamed && name === '') refuse('name', 'Name is required: say which paper it is')
    if (isYearly !== (fiscalYear !== null))
      refuse('fiscalYear', 'Choose a fiscal year for a paper that is issued for one, and none for others')
    if (fiscalYear !== null && (validFrom ?? validUntil) !== null)
      refuse('validUntil', 'A paper of a fiscal year has no days from and until which it is valid')
    if (validFrom && validUntil && validFrom > validUntil) refuse('validUntil', 'The paper ends before it begins')
    if (issuedOn && validUntil && issuedOn > validUntil) refuse('issuedOn', 'The paper was issued after its end')
  },
)
export type PaperInput = z.infer<typeof paperInputSchema>

/** A new paper: one that takes the place of another has its number and days anew, and says which. */
export const newPaperSchema = paperInputSchema
  .safeExtend({ replaces: referenceSchema('Paper').nullable().optional() })
  .meta({ id: 'NewPaper' })
export type NewPaper = z.infer<typeof newPaperSchema>

const summary = {
  id: z.int(),
  ...facts,
  state: oneOf('State', kinds.PAPER_STATES),
  endsOn: z.iso.date().nullable().meta({ description: 'Of a year: the day until which it is the newest there can be' }),
  replacedBy: z.int().nullable(),
  scans: z.int().meta({ description: 'How many files' }),
  version: z.int(),
  updatedAt: z.iso.datetime(),
}
export const paperSummarySchema = named('PaperSummary', summary)
export type PaperSummary = z.infer<typeof paperSummarySchema>

export const scanSchema = named('PaperScan', {
  key: z.string(),
  name: z.string().meta({ description: 'As it was called' }),
  kind: z.enum(kinds.SCAN_KINDS),
  bytes: z.int(),
})
export type Scan = z.infer<typeof scanSchema>

export const paperSchema = named('Paper', {
  ...summary,
  scans: z.array(scanSchema),
  history: z.array(paperSummarySchema).meta({
    description: 'The papers that took the place of each other, the newest first, itself among them',
  }),
})
export type Paper = z.infer<typeof paperSchema>

/** A paper that the standing list asks for and that the firm has not. */
export const paperGapSchema = named('PaperGap', {
  kind: kindSchema,
  fiscalYear: optionalYear,
  dueUntil: z.iso.date().nullable().meta({
    description: 'Only while the year has ended so recently that the paper may not exist yet: until this day',
  }),
  latest: z.int().nullable().meta({ description: 'The newest of its kind, whose place a new one takes' }),
})
export type PaperGap = z.infer<typeof paperGapSchema>

const SHELF_STATES = ['missing', ...kinds.PAPER_STATES] as const
export const shelfQuerySchema = z.object({
  state: oneOf('state', SHELF_STATES).optional(),
  kind: oneOf('kind', kinds.PAPER_KIND_CODES).optional(),
  search: staffSearchSchema,
})
export type ShelfQuery = z.infer<typeof shelfQuerySchema>

export const shelfSchema = named('PaperShelf', {
  lastFullYear: z.int().meta({ description: 'The fiscal year that has ended last' }),
  counts: z.record(z.enum(SHELF_STATES), z.int()).meta({ description: 'Of all states, whatever the filter' }),
  gaps: z.array(paperGapSchema),
  papers: z.array(paperSummarySchema),
  carers: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .meta({ description: 'Who can look after a paper: owners and bid writers' }),
})
export type Shelf = z.infer<typeof shelfSchema>

export const scanOrderSchema = named('PaperScanOrder', {
  keys: z
    .array(z.string('Name files by their keys').max(64, 'Name files by their keys'), 'Name all files in their order')
    .max(kinds.SCAN_BOUNDS.most, `A paper has at most ${kinds.SCAN_BOUNDS.most} files`),
})

/** A public paper as visitors get it. */
export const publicPaperSchema = named('PublicPaper', {
  id: z.int(),
  kindName: z.string().meta({ description: 'In the language of the answer; the other texts are as they stand on it' }),
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  fiscalYear: z.string().nullable().meta({ description: 'BS, such as 2082/83' }),
  issuedOn: z.iso.date().nullable(),
  issuedOnBs: bsSchema,
  validUntil: z.iso.date().nullable().meta({ description: 'The last day; null: without an end' }),
  validUntilBs: bsSchema,
})
export type PublicPaper = z.infer<typeof publicPaperSchema>

/** The others are on no page. */
export const MOST_PUBLIC_PAPERS = 100
