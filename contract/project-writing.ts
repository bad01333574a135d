import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { pictureSchema } from './picture.ts'
import { PROJECT_STATUSES } from './project-status.ts'
import { projectDetailSchema } from './project.ts'
import { nepaliOf, optionalText, positionSchema, referenceSchema, requiredText, seenVersionSchema, slugSchema } from './text.ts'

const yearOrMonth = (label: string) =>
  z.string(`${label} must be a year or a month: 2019 or 2019-04`).regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, `${label} must be a year or a month: 2019 or 2019-04`)
const amount = (label: string) => z.number(`${label} must be a number`).positive(`${label} must be more than 0`).max(1e15, `${label} is too large`)
const someOf = <Item extends z.ZodType>(label: string, item: Item) =>
  z.array(item, `${label} must be a list`).max(100, `${label}: at most 100`).optional().meta({ description: 'In the order in which they are shown' })

const valueSchema = z.object({
  amount: amount('Value'),
  currency: z.string('Currency is required').regex(/^[A-Z]{3}$/, 'Currency must be three capital letters such as NPR'),
  isPublic: z.boolean('Is public must be true or false').meta({ description: 'Whether visitors may know it' }),
})
const sizeSchema = z.object({ amount: amount('Size'), unit: requiredText('Unit', CONTENT_BOUNDS.label) })

/** What staff send for a new project. Texts are English; what is left out of Nepali is read in English. */
export const newProjectSchema = z
  .object({
    title: requiredText('Title', CONTENT_BOUNDS.name),
    slug: slugSchema.optional().meta({ description: 'Made from the title when it is left out' }),
    code: requiredText('Project number', CONTENT_BOUNDS.label),
    description: optionalText('Description', CONTENT_BOUNDS.html).meta({ description: 'HTML; what is not in the allow-list is taken out' }),
    status: z.enum(PROJECT_STATUSES, `Status must be one of ${PROJECT_STATUSES.join(', ')}`),
    parentId: referenceSchema('Parent').nullable().optional(),
    clientId: referenceSchema('Client').nullable().optional(),
    districts: someOf('Districts', z.string().regex(/^\d{3}$/, 'A district is three digits')).meta({ description: 'Codes of districts' }),
    serviceIds: someOf('Services', referenceSchema('Service')),
    pictureIds: someOf('Pictures', referenceSchema('Picture')).meta({ description: 'The first one stands for the project' }),
    start: yearOrMonth('Start').nullable().optional(),
    end: yearOrMonth('End').nullable().optional(),
    funder: optionalText('Funder', CONTENT_BOUNDS.short),
    value: valueSchema.nullable().optional(),
    share: z.number('Share must be a number').positive('Share must be more than 0').max(100, 'Share must be at most 100').nullable().optional().meta({ description: 'Percent' }),
    jointVenture: optionalText('Joint venture', CONTENT_BOUNDS.summary).meta({ description: 'With whom the firm does it' }),
    size: sizeSchema.nullable().optional(),
    order: positionSchema,
    publish: publishSchema,
    translations: nepaliOf(
      z.object({ title: requiredText('Nepali title', CONTENT_BOUNDS.name), description: optionalText('Nepali description', CONTENT_BOUNDS.html) }),
    ),
  })
  .meta({ id: 'NewProject' })
export type NewProject = z.infer<typeof newProjectSchema>

/** What staff send for a change: what is left out stays as it is. */
export const projectChangeSchema = newProjectSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'ProjectChange' })
export type ProjectChange = z.infer<typeof projectChangeSchema>

/** A project as it is saved: every field, in every language. */
export const projectDocumentSchema = projectDetailSchema
  .pick({ title: true, slug: true, code: true, description: true, status: true, start: true, end: true, funder: true, share: true, jointVenture: true, size: true })
  .extend({
    parentId: z.int().nullable(),
    clientId: z.int().nullable(),
    districts: z.array(z.string()),
    serviceIds: z.array(z.int()),
    pictureIds: z.array(z.int()),
    value: z.object({ amount: z.number(), currency: z.string(), isPublic: z.boolean() }).nullable(),
    translations: z.object({ ne: z.object({ title: z.string(), description: z.string() }).nullable() }),
  })
export type ProjectDocument = z.infer<typeof projectDocumentSchema>

/** A project as staff edit it. */
export const projectRecordSchema = projectDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ pictures: z.array(pictureSchema).meta({ description: 'Those of pictureIds, in full' }), order: z.int() })
  .meta({ id: 'ProjectRecord' })
