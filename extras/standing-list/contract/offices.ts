import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { LOCAL_LEVEL_CODE } from '../../../contract/places/local-level.ts'
import { baseVersionSchema, optionalText, referenceSchema } from '../../../contract/text.ts'
import { applicationChangeSchema, applicationSummarySchema } from './applications.ts'
import * as kinds from './office-kinds.ts'

const text = (name: kinds.OfficeText) =>
  optionalText(kinds.OFFICE_TEXTS[name].label, kinds.OFFICE_TEXTS[name].most).unwrap()
const line = (name: kinds.OfficeText) => text(name).overwrite((typed) => typed.replaceAll(/\s+/g, ' '))
const kindSchema = z.enum(kinds.OFFICE_KIND_CODES, `Kind must be one of ${kinds.OFFICE_KIND_CODES.join(', ')}`)
const boundFault = `The largest PDF must have from ${kinds.PACK_BYTES.least / 1e6} to ${kinds.PACK_BYTES.most / 1e6} MB, said in bytes`

const facts = {
  kind: kindSchema,
  nameEn: line('nameEn'),
  nameNe: line('nameNe'),
  addressEn: line('addressEn'),
  addressNe: line('addressNe'),
  localLevel: z
    .string('Local level must be a code')
    .regex(LOCAL_LEVEL_CODE, 'Local level must be a code of the list of local levels')
    .nullable()
    .meta({ description: 'Where it is; of a local level itself which one' }),
  email: line('email').refine((typed) => typed === '' || EMAIL.like.test(typed), `E-mail must ${EMAIL.must.en}`),
  phone: line('phone'),
  bound: z.int(boundFault).min(kinds.PACK_BYTES.least, boundFault).max(kinds.PACK_BYTES.most, boundFault).meta({
    description: 'Bytes that the one PDF of papers may have',
  }),
  asks: z
    .array(z.string('Name papers by their kinds').min(1).max(40, 'Name papers by their kinds'))
    .max(kinds.OFFICE_BOUNDS.asks, `At most ${kinds.OFFICE_BOUNDS.asks} kinds of papers`)
    .nullable()
    .meta({ description: 'Kinds of papers that it asks for; null: those that the law names' }),
  notes: text('notes'),
}

export const officeInputSchema = named('OfficeInput', { ...facts, version: baseVersionSchema }).refine(
  ({ nameEn, nameNe }) => nameEn !== '' || nameNe !== '',
  { path: ['nameNe'], error: 'A name is required, in Nepali or English' },
)
export type OfficeInput = z.infer<typeof officeInputSchema>

export const officeSchema = named('Office', {
  id: z.int(),
  ...facts,
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type Office = z.infer<typeof officeSchema>

export const nearQuerySchema = z.object({
  name: z.string('name is required').min(1, 'name is required').max(500, 'name must be at most 500 characters'),
})

const { kind, nameEn, nameNe, addressEn, addressNe, localLevel } = facts
const shared = { kind, nameEn, nameNe, addressEn, addressNe, localLevel }
/** A name of the lists of local levels and federal offices, or of an office that is there already. */
export const nearNameSchema = named('NearName', {
  ...shared,
  office: z.int().nullable().meta({ description: 'The office that is there already' }),
  asOf: z.iso
    .date()
    .nullable()
    .meta({ description: 'Of the list of federal offices, which is not confirmed: its day' }),
})
export type NearName = z.infer<typeof nearNameSchema>

const PAST_STATES = ['sent', 'listed', 'refused'] as const

/** An application of an earlier year, as a firm’s own list of offices has it. */
export const pastApplicationSchema = applicationChangeSchema
  .omit({ sentOn: true, version: true })
  .extend({ fiscalYear: applicationSummarySchema.shape.fiscalYear, state: z.enum(PAST_STATES) })
  .meta({ id: 'PastStandingApplication' })
export type PastApplication = z.infer<typeof pastApplicationSchema>

const { rowsOfOne: most, atOnce } = kinds.OFFICE_IMPORT
const offered = {
  office: referenceSchema('Office').nullable().meta({ description: 'That is there already; null: a new one' }),
  given: z
    .array(officeInputSchema)
    .min(1, 'An office has at least one row')
    .max(most, `An office has at most ${most} rows`)
    .meta({
      description: 'As its rows have it: the first counts, others fill in what is empty, and go into its notes',
    }),
  applications: z.array(pastApplicationSchema).max(most, `An office has at most ${most} applications`),
}

export const officeImportSchema = named('OfficeImport', {
  offices: z.array(z.object(offered)).max(atOnce, `Send at most ${atOnce} offices at once`),
})
export type OfficeImport = z.infer<typeof officeImportSchema>

/** How many offices and applications became of it. `known`: nothing was new. */
export const officeImportedSchema = named('OfficeImported', {
  added: z.int(),
  changed: z.int(),
  known: z.int(),
  applications: z.int(),
  knownApplications: z.int(),
})
export type OfficeImported = z.infer<typeof officeImportedSchema>

/** Rows of a table that are one office, and others that may be the same. */
const groupSchema = named('OfficeGroup', {
  ...offered,
  rows: z.array(z.int()).meta({ description: 'As spreadsheets count' }),
  isKnown: z.boolean().meta({ description: 'All of it is there already: nothing would change' }),
  near: z
    .array(z.object({ name: z.string(), office: z.int().nullable(), group: z.int().nullable() }))
    .meta({ description: 'An office that is there, or another group, counted from 0' }),
})
export type OfficeGroup = z.infer<typeof groupSchema>

export const officeCheckSchema = named('OfficeCheck', {
  groups: z.array(groupSchema),
  faults: z
    .array(z.object({ row: z.int(), column: z.string(), text: z.string(), message: z.string() }))
    .meta({ description: 'Could not be read; all but rows without a name are kept in the notes of their office' }),
  remarks: z.array(z.object({ about: z.string(), examples: z.array(z.string()) })).meta({
    description: 'Columns that are not known or only number the rows, sheets that were not read, and notes of imports',
  }),
})
export type OfficeCheck = z.infer<typeof officeCheckSchema>
