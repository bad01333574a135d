import { z } from 'zod'
import { PROJECT_FACTS, type ProjectFacts } from './kinds/project.ts'
import { factsSchema } from './kinds/schemas.ts'
import { listQuerySchema, localeQuerySchema, searchSchema } from './list.ts'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'
import { districtReferenceSchema } from './place.ts'
import { PROJECT_STATUSES } from './project-status.ts'
import { serviceReferenceSchema } from './service.ts'

const yearOrMonth = z.string().meta({ description: 'A year or a month: 2019 or 2019-04' })

export const projectReferenceSchema = z
  .object({ id: z.int(), title: z.string(), slug: z.string() })
  .meta({ id: 'ProjectReference' })
export type ProjectReference = z.infer<typeof projectReferenceSchema>

export const projectSchema = z
  .object({
    id: z.int(),
    code: z.string().meta({ description: 'Project number' }),
    title: z.string(),
    slug: z.string(),
    description: z.string().meta({ description: 'Text with paragraph tags' }),
    thumbnail: z.string().nullable().meta({ description: 'Path beneath the base media address' }),
    image: z.array(z.string()).meta({ description: 'Paths beneath the base media address' }),
    pictures: z.array(pictureSchema).meta({ description: 'The same pictures as `image`, in the same order, in full' }),
    parent_id: z.int().nullable().meta({ description: 'null for a main project' }),
    status: z.enum(PROJECT_STATUSES),
    client: z.object({ id: z.int(), name: z.string() }).nullable(),
    districts: z.array(districtReferenceSchema),
    services: z.array(serviceReferenceSchema),
    start: yearOrMonth.nullable(),
    end: yearOrMonth.nullable(),
    updatedAt: z.iso.datetime(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof projectSchema>

export const RELATED_PROJECTS = 3

const detailSchema = projectSchema.extend({
  parent: projectReferenceSchema.nullable(),
  parts: z.array(projectSchema).meta({ description: 'The projects that this one is the parent of' }),
  previous: projectReferenceSchema
    .nullable()
    .meta({ description: 'The one before it in the list, of the same parent' }),
  next: projectReferenceSchema.nullable().meta({ description: 'The one after it in the list, of the same parent' }),
  related: z.array(projectSchema).max(RELATED_PROJECTS).meta({
    description: 'Others that share services or districts with it, the closest first; neither its parent nor its parts',
  }),
})
export const projectDetailSchema = detailSchema
  .extend(factsSchema(PROJECT_FACTS).shape)
  .meta({ id: 'ProjectDetail' }) as unknown as z.ZodObject<
  (typeof detailSchema)['shape'] & { [Name in keyof ProjectFacts]: z.ZodType<ProjectFacts[Name]> }
>
export type ProjectDetail = z.infer<typeof projectDetailSchema>

export const projectFilterQuerySchema = localeQuerySchema.extend({
  district: z.string().max(100).optional().meta({ description: 'Code, slug or English name of a district' }),
  province: z.string().max(100).optional().meta({ description: 'Number, slug or English name of a province' }),
  status: z.enum(PROJECT_STATUSES, `status must be one of ${PROJECT_STATUSES.join(', ')}`).optional(),
  service: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Slug of a service; a parent stands for its children too' }),
  parent: z
    .string()
    .regex(/^(none|[1-9]\d{0,14})$/, 'parent must be none or the id of a project')
    .optional()
    .meta({ description: "'none' for main projects, or the id of a parent project" }),
  pictures: z
    .literal('some', 'pictures must be some')
    .optional()
    .meta({ description: "'some' for projects with at least one picture" }),
  search: searchSchema,
})
export type ProjectFilterQuery = z.infer<typeof projectFilterQuerySchema>

export const projectListQuerySchema = listQuerySchema.extend(projectFilterQuerySchema.shape)
export type ProjectListQuery = z.infer<typeof projectListQuerySchema>
