import { z } from 'zod'
import { named } from '../named-schema.ts'
import { districtReferenceSchema, provinceSchema } from '../places/place.ts'
import { MEASURE_NAMES } from './measures.ts'
import { declared, NEAR, type FacetOf } from '../project-filters.ts'
import { VALUE_FILTERS, valueFilterNames, type FilterValue, type ValueFilterName } from './value-filters.ts'
import { PROJECT_STATUSES } from './project-status.ts'
import { serviceReferenceSchema } from '../services/service.ts'

const counted = {
  count: z.int().meta({ description: 'Projects that are found when this is chosen and the other filters stay' }),
}

export const statusFacetSchema = named('StatusFacet', { status: z.enum(PROJECT_STATUSES), ...counted })

export const provinceFacetSchema = provinceSchema
  .pick({ number: true, slug: true, name: true })
  .extend(counted)
  .meta({ id: 'ProvinceFacet' })

export const districtFacetSchema = districtReferenceSchema.extend(counted).meta({ id: 'DistrictFacet' })

export const serviceFacetSchema = serviceReferenceSchema
  .extend({ parentId: z.int().nullable().meta({ description: 'null for a top-level service' }), ...counted })
  .meta({ id: 'ServiceFacet' })

export const fiscalYearFacetSchema = named('FiscalYearFacet', {
  fiscalYear: z.string().meta({ description: 'Such as 2081/82' }),
  ...counted,
})

export const measureFacetSchema = named('MeasureFacet', {
  measure: z.enum(MEASURE_NAMES),
  label: z.string(),
  unit: z.string().meta({ description: 'Empty where the label says it' }),
  ...counted,
})

const factFacetSchema = named('FactFacet', {
  fact: z.string().meta({ description: 'As the filter `fact` takes it' }),
  label: z.string().meta({ description: 'Of the fact' }),
  name: z.string().meta({ description: 'Of the value' }),
  ...counted,
})

/** Those with declared values. */
type ValueFacets = {
  [Name in ValueFilterName as FacetOf<Name>]: z.ZodArray<
    z.ZodObject<{ [Key in Name]: z.ZodType<FilterValue<Name>> } & typeof counted>
  >
}
const valueFacets = Object.fromEntries(
  valueFilterNames.map((name) => [
    declared(name).facet,
    z
      .array(
        z
          .object({ [name]: z.enum(VALUE_FILTERS[name]), ...counted })
          .meta({ id: `${name.charAt(0).toUpperCase()}${name.slice(1)}Facet` }),
      )
      .meta({ description: 'Those with projects, and the one chosen' }),
  ]),
) as unknown as ValueFacets

const nearMissSchema = named('NearMiss', {
  bound: z.enum(['atLeast', 'atMost']),
  count: z.int().meta({ description: 'Projects that only this bound leaves out' }),
  amount: z.number().meta({ description: 'The bound that would find them all, in the unit of the measure' }),
  text: z.string().meta({ description: 'The same with its unit, in the language of the answer' }),
})
export type NearMiss = z.infer<typeof nearMissSchema>

/** The numbers beside each choice of the project finder. */
export const projectFacetsSchema = named('ProjectFacets', {
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
  ...valueFacets,
  facts: z.array(factFacetSchema).meta({
    description:
      "Values of the firm's own facts that projects have, and those chosen, fact by fact; each fact is counted with " +
      'every other filter and fact',
  }),
  near: z.array(nearMissSchema).meta({
    description: `Just beyond the bounds of a measure, by at most ${NEAR * 100} percent of the bound`,
  }),
  fiscalYears: z.array(fiscalYearFacetSchema).meta({
    description: 'Those in which projects ran, and the one chosen, the newest first; a project counts in each',
  }),
})
export type ProjectFacets = z.infer<typeof projectFacetsSchema>
export type ValueGroups = Pick<ProjectFacets, FacetOf<ValueFilterName>>
