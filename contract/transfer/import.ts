import { z } from 'zod'
import { named } from '../named-schema.ts'
import { CONTENT_ENTITIES } from '../kinds/index.ts'
import { FACT_TYPES } from '../facts/kind.ts'
import { CLIENT_TYPES } from '../clients/kind.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { LEFT_OUT } from './columns.ts'

export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export const TEMPLATE_FORMATS = ['xlsx', 'csv', 'json'] as const
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number]
/** Whether it is a table; one as xlsx is a sheet of a workbook. Extras import other files. */
export const isTableFormat = (format: string): format is TemplateFormat =>
  TEMPLATE_FORMATS.some((known) => known === format)
/** Rows below the header that are shown before an import. */
export const PREVIEW_ROWS = 10
/** Of a workbook that can be chosen. */
export const SHOWN_SHEETS = 20
/** Bytes: a file, and a ZIP file with pictures. */
export const IMPORT_FILE_BYTES = 200 * 1024 * 1024
export const IMPORT_MEDIA_BYTES = 1024 * 1024 * 1024
/** Rows of a table, or items of another file. */
export const MAX_IMPORT_ITEMS = 50_000

/** The id of a template's example. */
export const EXAMPLE_ID = 'example'

/** Items with rows of their own, such as people of projects, that a report shows. */
export const SHOWN_ITEMS = 50

/** Of what a table calls other items and districts, names that are not known: how many a report shows, and can be chosen for. */
export const SHOWN_NAMES = 50
export const MAX_CHOSEN_NAMES = 500
export const NAME_LENGTH = CONTENT_BOUNDS.name
export const NAMES_OF = ['clients', 'districts', 'teams', 'firms', 'services'] as const
export type NameOf = (typeof NAMES_OF)[number]
/** The choice for a firm whose name is not known. */
export const NEW_ITEM = 'new'

const counts = z.record(z.string(), z.int())

const faults = z.array(
  z.object({
    where: z.string().meta({ description: 'Such as `row 12`, or the number of a post' }),
    field: z.string().nullable().meta({ description: 'The name of the column in the file' }),
    message: z.string(),
  }),
)

export const importReportSchema = z.object({
  made: counts.meta({ description: 'By kind, also `picture`, `document` and `redirect`' }),
  known: z.int().meta({ description: 'Records that an earlier import has made' }),
  notes: z.array(z.object({ note: z.string(), count: z.int(), examples: z.array(z.string()) })),
  faults: faults.meta({ description: 'Records that were not imported; the first of them' }),
  faultCount: z.int(),
  leftOut: faults.default([]).meta({ description: 'Facts that could not be read, of rows that were imported without' }),
  leftOutCount: z.int().default(0),
  names: z
    .array(
      z.object({
        of: z.enum(NAMES_OF),
        name: z.string(),
        count: z.int(),
        alike: z.array(z.string()).meta({ description: 'Ids of items, codes of districts: the nearest first' }),
      }),
    )
    .default([])
    .meta({ description: 'Names of a table that are not known, and that nothing is chosen for; the first of them' }),
  nameCount: z.int().default(0),
  items: z
    .array(z.object({ title: z.string(), rows: counts }))
    .default([])
    .meta({ description: 'Imported items with rows of their own, such as people of projects; the first of them' }),
  itemCount: z.int().default(0),
})
export type ImportReport = z.infer<typeof importReportSchema>

const chosen = <Choice extends z.ZodType>(choice: Choice) =>
  z
    .record(z.string().max(NAME_LENGTH), choice)
    .refine((names) => Object.keys(names).length <= MAX_CHOSEN_NAMES, `There may be at most ${MAX_CHOSEN_NAMES} names`)
    .optional()

const known = z.union([z.int().positive(), z.literal(LEFT_OUT)])

export const importOptionsSchema = z.object({
  /** Of a table. */
  entity: z.enum(CONTENT_ENTITIES, 'This kind of content is not known').optional(),
  publish: z.boolean(),
  dryRun: z.boolean(),
  sheet: z.string().max(200).optional().meta({ description: 'Of a workbook; the first by default' }),
  columns: z.record(z.string().max(200), z.string().max(200)).optional().meta({
    description: 'Of a table, what its columns are imported as; empty: left out. Others are known by their names',
  }),
  fromPreeti: z.boolean().optional().meta({ description: 'Texts in a legacy font such as Preeti become Unicode' }),
  clients: chosen(z.union([z.int().positive(), z.enum([LEFT_OUT, ...CLIENT_TYPES.map(({ value }) => value)])])).meta({
    description:
      'Of a table, clients that are not known by their names: the id of the one that is meant, the kind of a new one that is published, or empty for none',
  }),
  teams: chosen(known).meta({ description: 'As clients, for people' }),
  firms: chosen(z.union([known, z.literal(NEW_ITEM)])).meta({
    description: "As clients, for partner firms; 'new': a new one that is published",
  }),
  services: chosen(known).meta({ description: 'As clients, for services' }),
  spellings: z
    .partialRecord(z.enum(NAMES_OF), chosen(z.string().max(NAME_LENGTH)).unwrap())
    .optional()
    .meta({ description: 'Of a table, names that mean another name of the table or of this site, by kind' }),
  districts: chosen(z.string().max(CONTENT_BOUNDS.label)).meta({
    description:
      'Of a table, districts that are not known by their names: the code of the one that is meant, or empty for none',
  }),
})
export type ImportOptions = z.infer<typeof importOptionsSchema>

export const importRunSchema = named('Import', {
  id: z.string(),
  format: z.string().meta({ description: 'xlsx, csv, json, or what an extra imports' }),
  name: z.string().meta({ description: 'Of the file' }),
  ...importOptionsSchema.shape,
  state: z.enum(IMPORT_STATES),
  done: z.int(),
  total: z.int().nullable().meta({ description: 'null until it is counted' }),
  report: importReportSchema.nullable(),
  fault: z.string().nullable().meta({ description: 'Why it ended early' }),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
})
export type ImportRunView = z.infer<typeof importRunSchema>

/** Of a table with a header. */
const columnsSchema = z.array(
  z.object({
    name: z.string(),
    kinds: z.array(z.enum(CONTENT_ENTITIES)),
    values: z.array(z.string()).default([]).meta({ description: 'In the first rows' }),
  }),
)

export const importedFileSchema = named('ImportFile', {
  id: z.string(),
  name: z.string(),
  format: z.string().meta({ description: 'As of an import; told from its contents' }),
  entity: z.enum(CONTENT_ENTITIES).nullable().meta({ description: 'The kind that the name of a table begins with' }),
  columns: columnsSchema.nullable().default(null).meta({
    description:
      'Of a CSV file or the first sheet of a workbook, each with the kinds that have it: an import refuses others',
  }),
  sheets: z
    .array(
      z.object({
        name: z.string(),
        entity: z.enum(CONTENT_ENTITIES).nullable().default(null).meta({ description: 'As of the file' }),
        columns: columnsSchema,
        fault: z.string().nullable().meta({ description: 'Why it cannot be imported' }),
      }),
    )
    .default([])
    .meta({ description: 'Of a workbook, its first visible sheets' }),
  facts: z
    .array(
      z.object({
        id: z.int(),
        about: z.string().meta({ description: 'The kind of content whose items have it' }),
        type: z.enum(FACT_TYPES.map(({ value }) => value)),
        label: z.object({ en: z.string(), ne: z.string().optional() }),
      }),
    )
    .default([])
    .meta({ description: "The firm's own facts, each of which a column `fact-{type}-{id}` is imported as" }),
})
export type ImportedFile = z.infer<typeof importedFileSchema>

export const newImportSchema = importOptionsSchema
  .extend({ file: z.uuid('There is no such file: upload it again') })
  .meta({ id: 'NewImport' })
export type NewImport = z.infer<typeof newImportSchema>
