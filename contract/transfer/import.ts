import { z } from 'zod'
import { CONTENT_ENTITIES } from '../kinds/index.ts'
import { CLIENT_TYPES } from '../kinds/client.ts'
import type { Words } from '../kinds/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { LEFT_OUT } from './columns.ts'

export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export const TABLE_FORMATS = ['csv', 'json'] as const
export const TEMPLATE_FORMATS = ['xlsx', ...TABLE_FORMATS] as const
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number]
/** What can be imported; a table as xlsx is a sheet of a workbook. */
export const IMPORT_FORMATS = ['wxr', 'xlsx', ...TABLE_FORMATS] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]
/** Rows below the header that are shown before an import. */
export const PREVIEW_ROWS = 10
/** Of a workbook that can be chosen. */
export const SHOWN_SHEETS = 20
/** Bytes: a file, and a ZIP file with pictures. */
export const IMPORT_FILE_BYTES = 200 * 1024 * 1024
export const IMPORT_MEDIA_BYTES = 1024 * 1024 * 1024
/** Rows of a table, or items of an export of WordPress. */
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
/** What the name of a firm becomes if it is none that is known. */
export const NEW_ITEM = 'new'

/** What a report says besides counts; examples follow. */
export const IMPORT_NOTES = {
  example: {
    en: 'The example row of a template was left out',
    ne: 'नमुना पङ्क्ति छोडियो',
  },
  bsDate: {
    en: 'Dates in Bikram Sambat were converted to AD',
    ne: 'विक्रम संवत्‌का मिति ईस्वी संवत्‌मा बदलिए',
  },
  trashed: { en: 'In the trash of WordPress: left out', ne: 'WordPress को रद्दीटोकरीमा: छोडियो' },
  private: {
    en: 'Private or behind a password: kept as a draft',
    ne: 'निजी वा पासवर्डले सुरक्षित: मस्यौदाका रूपमा राखियो',
  },
  scheduled: {
    en: 'Scheduled in WordPress: kept as a draft with its date',
    ne: 'WordPress मा तालिकाबद्ध: मितिसहित मस्यौदाका रूपमा राखियो',
  },
  otherType: {
    en: 'Left out: this site has no such content',
    ne: 'यहाँ ठाउँ नभएको प्रकार: छोडियो',
  },
  sitePage: { en: 'Became the text of a page of this site', ne: 'यस साइटको पृष्ठको पाठ बन्यो' },
  sitePageDraft: {
    en: 'A page that has a text already: kept as its newest draft',
    ne: 'पहिल्यै पाठ भएको पृष्ठ: नयाँ मस्यौदाका रूपमा राखियो',
  },
  otherPage: {
    en: 'A page that this site does not have: kept as a draft of news',
    ne: 'यस साइटमा नभएको पृष्ठ: समाचारको मस्यौदाका रूपमा राखियो',
  },
  tooLong: { en: 'The text is too long: left out', ne: 'पाठ धेरै लामो: छोडियो' },
  shortened: { en: 'The title or summary was shortened', ne: 'शीर्षक वा सारांश छोट्याइयो' },
  longAddress: {
    en: 'The address is longer than 2,000 characters: left out',
    ne: 'ठेगाना २,००० अक्षरभन्दा लामो: छोडियो',
  },
  moreCategories: {
    en: 'Of several categories the first one counts',
    ne: 'धेरै वर्गमध्ये पहिलो मात्र राखियो',
  },
  tags: { en: 'Tags were left out', ne: 'ट्याग छोडिए' },
  comments: { en: 'Comments were left out', ne: 'टिप्पणी छोडिए' },
  authors: { en: 'Authors are not named here', ne: 'यहाँ लेखकको नाम देखिँदैन' },
  shortcode: {
    en: 'An unknown shortcode was removed, its text kept',
    ne: 'अपरिचित सर्टकोड हटाइयो, पाठ राखियो',
  },
  embedded: { en: 'Embedded content became a link', ne: 'एम्बेड गरिएको सामग्री लिङ्क बन्यो' },
  pictureLost: {
    en: 'A picture could not be had; a link stands in its place',
    ne: 'तस्बिर पाइएन; त्यसको ठाउँमा लिङ्क छ',
  },
  foreignPicture: {
    en: 'A picture of another site became a link',
    ne: 'अर्को साइटको तस्बिर लिङ्क बन्यो',
  },
  document: {
    en: 'A document was not taken over; its links lead to the old site',
    ne: 'कागजात ल्याइएन; लिङ्कले पुरानै ठाउँमा लैजान्छ',
  },
  deadLink: {
    en: 'Links to addresses of the old site that were not imported',
    ne: 'आयात नगरिएका पुराना ठेगानामा जाने लिङ्क',
  },
  redirectTaken: {
    en: 'The old address is in use here: no redirect was made',
    ne: 'पुरानो ठेगाना यहाँ प्रयोगमा छ: पुनर्निर्देशन बनाइएन',
  },
  cellError: {
    en: 'Errors of the spreadsheet, such as #N/A, count as empty',
    ne: 'स्प्रेडसिटका त्रुटि (जस्तै #N/A) खाली मानिए',
  },
  strayCell: {
    en: 'Cells without a heading were left out: check them, and quote cells that have separators',
    ne: 'शीर्षक नभएका कोष्ठ छोडिए: जाँच्नुहोस्; विभाजक चिह्न भएका कोष्ठलाई उद्धरण चिह्नमा राख्नुहोस्',
  },
  mergedCells: {
    en: 'Merged cells: each of their rows has the value',
    ne: 'जोडिएका कोष्ठ: मान सबै पङ्क्तिमा राखियो',
  },
  besideTable: {
    en: 'Sums, signatures and repeated headings were left out',
    ne: 'जोड, हस्ताक्षर र दोहोरिएका शीर्षक छोडिए',
  },
  hiddenCells: {
    en: 'Hidden in the workbook, and imported',
    ne: 'कार्यपुस्तिकामा लुकाइएको, तर आयात गरियो',
  },
  hiddenSheet: { en: 'Hidden sheets were left out', ne: 'लुकाइएका पाना छोडिए' },
  encoding: {
    en: 'Not UTF-8, but read as Windows-1252: check special characters',
    ne: 'UTF-8 होइन, Windows-1252 मानेर पढियो: विशेष अक्षर जाँच्नुहोस्',
  },
  flaw: { en: 'Faults of the file that could be read all the same', ne: 'फाइलका त्रुटि, तर पढ्न सकियो' },
  edited: { en: 'Edited or published since: stays', ne: 'पछि सम्पादन वा प्रकाशन भएको: रहन्छ' },
  used: { en: 'Still in use: stays', ne: 'अझै प्रयोगमा: रहन्छ' },
} satisfies Record<string, Words>
export type ImportNote = keyof typeof IMPORT_NOTES

const counts = z.record(z.string(), z.int())

export const importReportSchema = z.object({
  made: counts.meta({ description: 'By kind, also `picture`, `document` and `redirect`' }),
  known: z.int().meta({ description: 'Records that an earlier import has made' }),
  notes: z.array(
    z.object({
      note: z.enum(Object.keys(IMPORT_NOTES) as [ImportNote, ...ImportNote[]]),
      count: z.int(),
      examples: z.array(z.string()),
    }),
  ),
  faults: z
    .array(
      z.object({
        where: z.string().meta({ description: 'Such as `row 12`, or the number of a post' }),
        field: z.string().nullable(),
        message: z.string(),
      }),
    )
    .meta({ description: 'Records that were not imported; the first of them' }),
  faultCount: z.int(),
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
  districts: chosen(z.string().max(CONTENT_BOUNDS.label)).meta({
    description:
      'Of a table, districts that are not known by their names: the code of the one that is meant, or empty for none',
  }),
})
export type ImportOptions = z.infer<typeof importOptionsSchema>

export const importRunSchema = z
  .object({
    id: z.string(),
    format: z.enum(IMPORT_FORMATS),
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
  .meta({ id: 'Import' })
export type ImportRunView = z.infer<typeof importRunSchema>

/** Of a table with a header. */
const columnsSchema = z.array(
  z.object({
    name: z.string(),
    kinds: z.array(z.enum(CONTENT_ENTITIES)),
    values: z.array(z.string()).default([]).meta({ description: 'In the first rows' }),
  }),
)

export const importedFileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    format: z.enum(IMPORT_FORMATS).meta({ description: 'Told from its contents' }),
    entity: z.enum(CONTENT_ENTITIES).nullable().meta({ description: 'The kind that the name of a table begins with' }),
    columns: columnsSchema.nullable().default(null).meta({
      description:
        'Of a CSV file or the first sheet of a workbook, each with the kinds that have it: an import refuses others',
    }),
    sheets: z
      .array(
        z.object({
          name: z.string(),
          columns: columnsSchema,
          fault: z.string().nullable().meta({ description: 'Why it cannot be imported' }),
        }),
      )
      .default([])
      .meta({ description: 'Of a workbook, its first visible sheets' }),
  })
  .meta({ id: 'ImportFile' })
export type ImportedFile = z.infer<typeof importedFileSchema>

export const newImportSchema = importOptionsSchema
  .extend({ file: z.uuid('There is no such file: upload it again') })
  .meta({ id: 'NewImport' })
export type NewImport = z.infer<typeof newImportSchema>
