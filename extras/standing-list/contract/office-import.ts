import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { referenceSchema } from '../../../contract/text.ts'
import { applicationChangeSchema, applicationSummarySchema } from './applications.ts'
import { OFFICE_IMPORT } from './office-kinds.ts'
import { officeInputSchema } from './offices.ts'

const PAST_STATES = ['sent', 'listed', 'refused'] as const

/** An application of an earlier year, as a firm’s own list of offices has it. */
export const pastApplicationSchema = applicationChangeSchema
  .omit({ sentOn: true, version: true })
  .extend({ fiscalYear: applicationSummarySchema.shape.fiscalYear, state: z.enum(PAST_STATES) })
  .meta({ id: 'PastStandingApplication' })
export type PastApplication = z.infer<typeof pastApplicationSchema>

const { rowsOfOne: most, atOnce } = OFFICE_IMPORT
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
