import { z } from 'zod'
import { districtReferenceSchema, provinceSchema } from '../regions/place.ts'
import { TERRAINS } from '../regions/terrain.ts'
import { MEASURE_NAMES } from './measures.ts'
import { PROJECT_ROLES } from './project-role.ts'
import { PROJECT_STATUSES } from './project-status.ts'
import { serviceReferenceSchema } from '../services/service.ts'

const counted = {
  count: z.int().meta({ description: 'Projects that are found when this is chosen and the other filters stay' }),
}

export const statusFacetSchema = z.object({ status: z.enum(PROJECT_STATUSES), ...counted }).meta({ id: 'StatusFacet' })

export const provinceFacetSchema = provinceSchema
  .pick({ number: true, slug: true, name: true })
  .extend(counted)
  .meta({ id: 'ProvinceFacet' })

export const districtFacetSchema = districtReferenceSchema.extend(counted).meta({ id: 'DistrictFacet' })

export const serviceFacetSchema = serviceReferenceSchema
  .extend({ parentId: z.int().nullable().meta({ description: 'null for a top-level service' }), ...counted })
  .meta({ id: 'ServiceFacet' })

export const fiscalYearFacetSchema = z
  .object({ fiscalYear: z.string().meta({ description: 'Such as 2081/82' }), ...counted })
  .meta({ id: 'FiscalYearFacet' })

export const measureFacetSchema = z
  .object({
    measure: z.enum(MEASURE_NAMES),
    label: z.string(),
    unit: z.string().meta({ description: 'Empty where the label says it' }),
    ...counted,
  })
  .meta({ id: 'MeasureFacet' })

export const terrainFacetSchema = z.object({ terrain: z.enum(TERRAINS), ...counted }).meta({ id: 'TerrainFacet' })
export const roleFacetSchema = z.object({ role: z.enum(PROJECT_ROLES), ...counted }).meta({ id: 'RoleFacet' })

/** The numbers beside each choice of the project finder. */
export const projectFacetsSchema = z
  .object({
    total: z.int().meta({ description: 'Projects found with all filters' }),
    statuses: z.array(statusFacetSchema).meta({ description: 'Every status' }),
    provinces: z
      .array(provinceFacetSchema)
      .meta({ description: 'Every province, by number; counted without the filter by district' }),
    districts: z.array(districtFacetSchema).meta({ description: 'Those with projects, and the one chosen, by code' }),
    services: z.array(serviceFacetSchema).meta({
      description: 'Those with projects, and the one chosen, in the order of services; a parent includes its children',
    }),
    scopes: z.array(serviceFacetSchema).meta({
      description: 'Services that were done as such, and the one chosen; a parent includes its children',
    }),
    measures: z.array(measureFacetSchema).meta({ description: 'Those with quantities, and the one chosen' }),
    terrains: z.array(terrainFacetSchema).meta({ description: 'Those with projects, and the one chosen' }),
    roles: z.array(roleFacetSchema).meta({ description: 'Those with projects, and the one chosen' }),
    fiscalYears: z.array(fiscalYearFacetSchema).meta({
      description: 'Those in which projects ran, and the one chosen, the newest first; a project counts in each',
    }),
  })
  .meta({ id: 'ProjectFacets' })
export type ProjectFacets = z.infer<typeof projectFacetsSchema>
