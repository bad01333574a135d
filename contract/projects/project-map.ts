import { z } from 'zod'
import { named } from '../named-schema.ts'
import { LOCALES } from '../locale.ts'
import { geometrySchema } from '../location/geometry-schema.ts'
import { PROJECT_STATUSES } from './project-status.ts'

/** Projects in one answer, the first of the list. */
export const MAX_MAPPED_PROJECTS = 5000
/** SPDX. */
export const MAP_LICENCE = 'CC-BY-4.0'

export const projectFeatureSchema = named('ProjectFeature', {
  type: z.literal('Feature'),
  id: z.int(),
  geometry: geometrySchema,
  properties: z.object({
    code: z.string(),
    title: z.string(),
    path: z.string().meta({ description: "The project's page, below the site's address" }),
    status: z.enum(PROJECT_STATUSES),
    start: z.string().nullable(),
    end: z.string().nullable(),
    districts: z.array(z.string()).meta({ description: 'Names' }),
    locale: z.enum(LOCALES),
  }),
})
export type ProjectFeature = z.infer<typeof projectFeatureSchema>

/** A GeoJSON FeatureCollection (RFC 7946) with foreign members. */
export const projectMapSchema = named('ProjectMap', {
  type: z.literal('FeatureCollection'),
  license: z.string().meta({ description: 'SPDX identifier: of the coordinates and titles' }),
  attribution: z.string().meta({ description: 'To be named where they are shown' }),
  numberMatched: z.int().meta({ description: 'Published projects with a public location' }),
  numberReturned: z.int(),
  features: z.array(projectFeatureSchema),
})
export type ProjectMap = z.infer<typeof projectMapSchema>
