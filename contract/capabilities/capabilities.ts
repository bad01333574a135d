import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema } from '../calendar/calendar.ts'
import { provinceFacetSchema, serviceFacetSchema, statusFacetSchema } from '../projects/project-facets.ts'
import { projectFilterQuerySchema } from '../projects/project-filter-query.ts'

/** A group of filters that a visitor may give up. */
export const CAPABILITY_FILTERS = ['service', 'province', 'years', 'status'] as const
export type CapabilityFilter = (typeof CAPABILITY_FILTERS)[number]

export const capabilitiesQuerySchema = projectFilterQuerySchema
  .pick({
    locale: true,
    service: true,
    province: true,
    district: true,
    client: true,
    since: true,
    until: true,
    status: true,
  })
  .extend({
    format: z
      .enum(['json', 'csv'], 'format must be json or csv')
      .default('json')
      .meta({ description: 'csv answers services by provinces, for spreadsheets' }),
  })
export type CapabilitiesQuery = z.infer<typeof capabilitiesQuerySchema>

export const capabilitiesSchema = named('Capabilities', {
  total: z.int().meta({ description: 'Projects found, each once' }),
  statuses: z.array(statusFacetSchema).meta({ description: 'Those of the projects found; every status' }),
  provinces: z.array(provinceFacetSchema).meta({
    description: 'The provinces that are asked for, or all, by number; a project counts in each of its own',
  }),
  allProvinces: z
    .array(provinceFacetSchema.omit({ count: true }))
    .meta({ description: 'Every province, to choose from' }),
  services: z
    .array(
      serviceFacetSchema.extend({
        provinces: z
          .array(z.int())
          .meta({ description: 'Projects with this service, in each of `provinces`, in their order' }),
      }),
    )
    .meta({
      description:
        'Services with projects, each discipline before its sub-services, whose projects it includes; ' +
        'of those that are asked for, or of all',
    }),
  years: z.array(z.object({ year: z.int(), count: z.int() })).meta({
    description: 'Projects at work in each year, until this one: each in every year from its start to its end',
  }),
  undated: z.int().meta({ description: 'Projects found that have no dates, so that they are in no year' }),
  nearest: z.array(z.object({ without: z.enum(CAPABILITY_FILTERS), total: z.int() })).meta({
    description: 'Where nothing is found: how much would be without one of the filters, the most first',
  }),
  updatedAt: z.iso.datetime().nullable().meta({ description: 'When one of the projects found last changed' }),
  updatedAtBs: bsSchema,
})
export type Capabilities = z.infer<typeof capabilitiesSchema>
