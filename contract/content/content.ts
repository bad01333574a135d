import { z } from 'zod'
import { named } from '../named-schema.ts'
import { PAGE_KEYS } from '../pages/page-texts.ts'
import { GAPS, languageGap, TRANSLATION_FAULTS } from '../fields/gaps.ts'
import { CONTENT_ENTITIES } from '../kinds/index.ts'
import { LOCALES, OTHER_LOCALES } from '../locale.ts'
import { EXPIRY_WARNING_DAYS, MAIL_LATE_MINUTES, ORDER_BOUND } from '../limits.ts'
import { listMetaSchema, limitSchema, listQuerySchema, searchSchema } from '../list.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { referenceSchema } from '../text.ts'

const GAP_NAMES = [
  ...Object.keys(GAPS),
  ...LOCALES.map((locale) => languageGap(locale)),
  ...OTHER_LOCALES.flatMap((locale) => TRANSLATION_FAULTS.map((fault) => languageGap(locale, fault))),
]

export const CONTENT_STATES = ['published', 'draft', 'trash'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

/** A save option: true publishes, false keeps a draft. */
export const publishSchema = z.boolean('Publish must be true or false').optional().meta({
  description: 'true: publish. false: save as a draft, beside the published version. Left out: as the item is',
})

export const standingSchema = z.object({
  entity: z.enum(CONTENT_ENTITIES),
  id: z.int(),
  state: z.enum(CONTENT_STATES),
  hasDraft: z.boolean().meta({ description: 'Whether a published item has a newer draft beside it' }),
  submittedAt: z.iso.datetime().nullable().meta({ description: 'Since when it waits for approval' }),
  sentBack: z.string().nullable().meta({ description: 'The words with which it was sent back' }),
  sentBackBy: z.string().nullable().meta({ description: 'The name of who sent it back' }),
  draftedBy: z.string().nullable().meta({ description: 'The account that created it, until it is first published' }),
  scheduledFor: z.iso.datetime().nullable().meta({ description: 'When its newest version is to be published' }),
  unpublishAt: z.iso.datetime().nullable().meta({ description: 'When it is to be a draft again' }),
  scheduleFault: z.string().nullable().meta({ description: 'Why it could not be published when it was due' }),
  unpublishFault: z.string().nullable().meta({ description: 'Why it could not be unpublished when it was due' }),
  path: z.string().nullable().meta({ description: 'Where visitors find it' }),
  version: z.int().meta({ description: 'To be sent with a change' }),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().meta({ description: 'Who saved its newest version' }),
  trashedAt: z.iso.datetime().nullable().meta({ description: 'When it was moved to the trash' }),
  gaps: z.array(z.string()).meta({ description: 'What is missing, such as picture or nepali' }),
})

export const contentRowSchema = standingSchema
  .extend({
    title: z.string(),
    titles: z
      .partialRecord(z.enum(OTHER_LOCALES), z.string())
      .meta({ description: 'Its titles in other languages, where they have one' }),
    slug: z.string().nullable(),
    group: z
      .string()
      .nullable()
      .meta({ description: 'The group in its list: the category of news, the status of a project' }),
    position: z.int().meta({ description: 'Sort position' }),
    date: z.string().nullable(),
    picture: pictureSchema.nullable(),
    isSample: z.boolean().meta({ description: 'Whether it came with the sample content, and nobody has kept it' }),
    columns: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'In a list: further fields that its kind shows there, such as the country of a firm' }),
  })
  .meta({ id: 'ContentRow' })
export type ContentRow = z.infer<typeof contentRowSchema>

export const contentRecordSchema = standingSchema.extend({
  publishedVersion: z.int().nullable().meta({ description: 'The version that visitors see' }),
})
export type ContentStanding = z.infer<typeof contentRecordSchema>

export const anyContentRecordSchema = contentRecordSchema.loose().meta({ id: 'ContentRecord' })
export type ContentRecord = z.infer<typeof anyContentRecordSchema>

export const CONTENT_SORTS = ['title', 'updated', 'position', 'date', 'group'] as const

export const contentListQuerySchema = listQuerySchema.pick({ page: true }).extend({
  limit: limitSchema(25),
  search: searchSchema,
  state: z.enum(['published', 'draft', 'changed', 'scheduled', 'submitted', 'trash'], 'state is not known').optional(),
  group: z.string().max(200).optional(),
  gap: z
    .enum(GAP_NAMES, `gap must be one of ${GAP_NAMES.join(', ')}`)
    .optional()
    .meta({
      description:
        'Those that lack this, such as picture or nepali, or whose text in a language is outdated or a draft',
    }),
  sort: z.enum(CONTENT_SORTS, `sort must be one of ${CONTENT_SORTS.join(', ')}`).default('updated'),
  order: z.enum(['asc', 'desc'], 'order must be asc or desc').default('desc'),
  ids: z
    .string()
    .max(1500, 'Too many ids')
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'ids must be numbers with commas between them')
    .transform((text) => text.split(',').map(Number))
    .optional()
    .meta({ type: 'string' }),
})
export type ContentListQuery = z.infer<typeof contentListQuerySchema>

/** The item of every kind that a person of staff looks for, by any of its words. */
export const contentSearchQuerySchema = z.object({
  search: z.string('search is required').trim().min(1, 'search is required').max(100, 'search is too long'),
})
export const contentFoundSchema = z.object({ data: z.array(contentRowSchema) })

export const contentListSchema = z.object({ data: z.array(contentRowSchema), meta: listMetaSchema })

export const revisionSchema = named('Revision', {
  number: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['load', 'create', 'update', 'restore']),
  isPublished: z.boolean().meta({ description: 'Whether visitors see this one' }),
  changed: z.array(z.string()).meta({ description: 'Fields in which it differs from the one before it' }),
})
export type Revision = z.infer<typeof revisionSchema>

export const revisionDetailSchema = revisionSchema
  .omit({ changed: true })
  .extend({ document: z.record(z.string(), z.unknown()) })
  .meta({ id: 'RevisionDetail' })
export type RevisionDetail = z.infer<typeof revisionDetailSchema>

const seenVersion = z.int('Version must be a number').positive('Version must be a number').optional()

export const publicationSchema = named('PublicationTime', {
  version: seenVersion,
  at: z.iso
    .datetime({ offset: true, error: 'Time must be such as 2026-11-21T09:00:00+05:45' })
    .transform((time) => new Date(time).toISOString())
    .optional()
    .meta({ type: 'string', format: 'date-time', description: 'In the future; now, when it is left out' }),
})

/** To unpublish only what somebody has seen. */
export const unpublishQuerySchema = z.object({
  version: z.coerce.number('Version must be a number').pipe(seenVersion.unwrap()).optional().meta({ type: 'integer' }),
})

/** When a published item is to be a draft again. */
export const unpublicationSchema = publicationSchema
  .extend({ at: publicationSchema.shape.at.unwrap() })
  .meta({ id: 'Unpublication' })

export const restorationSchema = named('Restoration', {
  revision: referenceSchema('Revision'),
  version: seenVersion,
  publish: publishSchema,
})

export const orderSchema = named('Order', {
  ids: z
    .array(referenceSchema('Id'), 'Ids are required')
    .min(1, 'Ids are required')
    .max(ORDER_BOUND, `At most ${ORDER_BOUND} can be put in order`),
})

/** Something that refers to an item that is to be deleted. */
export const contentUserSchema = named('ContentUser', {
  entity: z.enum(CONTENT_ENTITIES),
  id: z.int(),
  title: z.string(),
})
export type ContentUser = z.infer<typeof contentUserSchema>

export const previewLinkSchema = named('PreviewLink', {
  url: z.string().meta({ description: 'Path on the site' }),
  expiresAt: z.iso.datetime(),
})
export type PreviewLink = z.infer<typeof previewLinkSchema>

export const placeQuerySchema = z.object({ path: z.string('path is required').max(500, 'path is too long') })
/** The item that a page of the site shows, or the kind that it lists with the texts around the list. */
export const placeSchema = named('ContentPlace', {
  entity: z.enum(CONTENT_ENTITIES),
  id: z.int().nullable(),
  texts: z
    .array(z.object({ id: z.int(), key: z.enum(PAGE_KEYS) }))
    .meta({ description: 'Of a list: items of `pages`' }),
})
export type ContentPlace = z.infer<typeof placeSchema>

const firstDaysSchema = z
  .object({ secured: z.boolean(), drafted: z.boolean(), pictured: z.boolean(), published: z.boolean() })
  .meta({ id: 'FirstDays', description: 'What somebody whose account is at most two weeks old has done already' })
export type FirstDays = z.infer<typeof firstDaysSchema>

export const dashboardSchema = named('Dashboard', {
  messages: z.object({
    new: z.int(),
    quarantined: z.int(),
    own: z.int().meta({ description: 'Assigned to the caller, and not answered' }),
  }),
  mails: z.object({
    failed: z.int(),
    late: z.int().meta({
      description: `Those that failed, and those that have waited longer than ${MAIL_LATE_MINUTES} minutes`,
    }),
    stayHere: z.boolean().meta({
      description: 'No mail server is configured: mails are written into files on this machine and not delivered',
    }),
  }),
  schedules: z.object({ overdue: z.array(contentRowSchema), upcoming: z.array(contentRowSchema) }),
  drafts: z
    .object({ total: z.int(), rows: z.array(contentRowSchema) })
    .meta({ description: 'What visitors do not see yet, the drafts of the caller first' }),
  pictures: z.object({ withoutAlt: z.int() }),
  projects: z.object({ incomplete: z.int() }),
  outdated: z
    .record(z.enum(OTHER_LOCALES), z.int())
    .meta({ description: 'Items whose English has changed since they were translated into this language' }),
  expiring: z
    .array(contentRowSchema)
    .meta({ description: `Published items whose validity has ended, or ends within ${EXPIRY_WARNING_DAYS} days` }),
  trash: z.int(),
  waiting: z
    .object({ total: z.int(), rows: z.array(contentRowSchema) })
    .meta({ description: 'Items that wait for approval, the first that was handed in first' }),
  sentBack: z.array(contentRowSchema).meta({ description: 'Drafts of the caller that somebody has sent back' }),
  names: z
    .record(z.string(), z.string())
    .meta({ description: 'Names of the accounts that have changed these items, by address' }),
  sampleIsPublic: z
    .boolean()
    .meta({ description: 'Whether a public address still shows the sample content of an invented firm' }),
  warnings: z.array(z.string()).meta({ description: 'Features that owners should look at, such as backups' }),
  firstDays: firstDaysSchema.nullable(),
})
export type Dashboard = z.infer<typeof dashboardSchema>
