import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema, datesAsEnteredSchema } from '../calendar/calendar.ts'
import { checkedFields } from '../fields/checked.ts'
import { ownFactSchema } from '../facts/own-fact.ts'
import { PROJECT_FACTS, type ProjectFacts } from './kind.ts'
import { listQuerySchema, localesSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { publicationSchema } from '../publications/publication.ts'
import { districtReferenceSchema, localLevelSchema } from '../places/place.ts'
import { projectRows } from './project-rows.ts'
import { PROJECT_STATUSES } from './project-status.ts'
import { changeSchema, phasesSchema, videoSchema } from './project-story.ts'
import { PROJECT_SORTS } from './project-sort.ts'
import { projectFilterQuerySchema } from './project-filter-query.ts'
import { serviceLeadSchema } from './service-lead.ts'
import { projectPersonSchema } from './project-person.ts'
import { seoSchema } from '../fields/seo.ts'
import { serviceReferenceSchema } from '../services/service.ts'
import { factsSchema } from '../fields/facts-schema.ts'

const yearOrMonth = z.string().meta({ description: 'A year or a month: 2019 or 2019-04' })

export const projectReferenceSchema = named('ProjectReference', { id: z.int(), title: z.string(), slug: z.string() })
export type ProjectReference = z.infer<typeof projectReferenceSchema>

export const projectSchema = named('Project', {
  id: z.int(),
  code: z.string().meta({ description: 'Project number' }),
  title: z.string(),
  slug: z.string(),
  description: z.string().meta({ description: 'Text with paragraph tags' }),
  thumbnail: z.string().nullable().meta({ description: 'Path below the base media address' }),
  image: z.array(z.string()).meta({ description: 'Paths below the base media address' }),
  pictures: z.array(pictureSchema).meta({ description: 'The same pictures as `image`, in the same order, in full' }),
  parent_id: z.int().nullable().meta({ description: 'null for a main project' }),
  status: z.enum(PROJECT_STATUSES),
  client: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  districts: z.array(districtReferenceSchema),
  services: z.array(serviceReferenceSchema),
  start: yearOrMonth.nullable(),
  end: yearOrMonth.nullable(),
  datesAsEntered: datesAsEnteredSchema('start', 'end'),
  periodBs: bsSchema,
  change: changeSchema.nullable().meta({ description: 'One number before and after' }),
  updatedAt: z.iso.datetime(),
  locale: z.enum(LOCALES),
})
export type Project = z.infer<typeof projectSchema>

export const RELATED_PROJECTS = 3

export const projectDetailSchema = projectSchema
  .extend({
    parent: projectReferenceSchema.nullable(),
    parts: z.array(projectSchema).meta({ description: 'The projects that this one is the parent of' }),
    previous: projectReferenceSchema
      .nullable()
      .meta({ description: 'The one before it in the list, of the same parent' }),
    next: projectReferenceSchema.nullable().meta({ description: 'The one after it in the list, of the same parent' }),
    related: z.array(projectSchema).max(RELATED_PROJECTS).meta({
      description:
        'Others that share services or districts with it, the closest first; neither its parent nor its parts',
    }),
    localLevels: z.array(localLevelSchema),
    publications: z.array(publicationSchema).meta({ description: 'Downloads that its page offers' }),
    ...checkedFields,
    ...projectRows,
    phases: phasesSchema,
    video: videoSchema.nullable().meta({ description: 'Nothing of it is loaded before it is played' }),
    lead: serviceLeadSchema.nullable().meta({ description: 'Whom to ask about the first of its services' }),
    people: z.array(projectPersonSchema).meta({ description: 'In the order that staff chose; those who agreed to it' }),
    facts: z.array(ownFactSchema).meta({ description: "The firm's own facts, in its order" }),
    seo: seoSchema.nullable(),
    locales: localesSchema,
    ...factsSchema<ProjectFacts>(PROJECT_FACTS).shape,
  })
  .meta({ id: 'ProjectDetail' })
export type ProjectDetail = z.infer<typeof projectDetailSchema>

export const projectListQuerySchema = listQuerySchema.extend(projectFilterQuerySchema.shape).extend({
  sort: z
    .enum(PROJECT_SORTS, `sort must be one of ${PROJECT_SORTS.join(', ')}`)
    .optional()
    .meta({ description: "By start, and so by fiscal year; undated projects last. Without it, the firm's own order" }),
})
export type ProjectListQuery = z.infer<typeof projectListQuerySchema>
