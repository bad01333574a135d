import { z } from 'zod'
import { capabilitiesSchema } from '../capabilities/capabilities.ts'
import { MAX_REGION_LOCATIONS } from '../limits.ts'
import { LOCALES } from '../locale.ts'
import { districtReferenceSchema, districtSchema, localLevelSchema, provinceSchema } from '../places/place.ts'
import { serviceFacetSchema } from '../projects/project-facets.ts'
import { projectFeatureSchema } from '../projects/project-map.ts'

const countedDistrictSchema = districtReferenceSchema
  .extend({ projectCount: z.int(), locale: z.enum(LOCALES) })
  .meta({ id: 'CountedDistrict' })
export type CountedDistrict = z.infer<typeof countedDistrictSchema>

const countedLocalLevelSchema = localLevelSchema.extend({ projectCount: z.int() }).meta({ id: 'CountedLocalLevel' })

const outlineSchema = z.array(z.array(z.tuple([z.number(), z.number()]))).meta({
  description:
    'Rings of longitude and latitude of the official map of 2020, simplified: up to 1 km inexact, of a district of a ' +
    'province up to 2 km. Not a legal statement about any border. Open Knowledge Nepal, CC BY 4.0',
})
export type Outline = z.infer<typeof outlineSchema>

const region = {
  names: z
    .array(z.object({ locale: z.enum(LOCALES), name: z.string() }))
    .meta({ description: 'Its name in every language' }),
  facts: capabilitiesSchema
    .pick({ total: true, statuses: true, years: true })
    .extend({ services: z.array(serviceFacetSchema) })
    .meta({ id: 'RegionFacts', description: 'As GET capabilities counts them' }),
  locations: z
    .array(projectFeatureSchema)
    .meta({ description: `Public locations of projects within, at most ${MAX_REGION_LOCATIONS}, as GeoJSON features` }),
}

const provinceReferenceSchema = provinceSchema
  .pick({ number: true, slug: true, name: true, fullName: true })
  .meta({ id: 'ProvinceReference' })

export const districtDetailSchema = districtSchema
  .extend({
    ...region,
    provinceReference: provinceReferenceSchema,
    outline: outlineSchema,
    neighbours: z.array(countedDistrictSchema).meta({ description: 'Districts that share a border' }),
    localLevels: z.array(countedLocalLevelSchema).meta({ description: 'All of the district, with their projects' }),
  })
  .meta({ id: 'DistrictDetail' })
export type DistrictDetail = z.infer<typeof districtDetailSchema>

export const provinceDetailSchema = provinceSchema
  .extend({
    ...region,
    districts: z.array(
      countedDistrictSchema.extend({ outline: outlineSchema, labelPoint: districtSchema.shape.labelPoint }),
    ),
    neighbours: z.array(provinceReferenceSchema).meta({ description: 'Provinces that share a border' }),
    localLevels: z.array(countedLocalLevelSchema).meta({ description: 'Those with projects' }),
  })
  .meta({ id: 'ProvinceDetail' })
export type ProvinceDetail = z.infer<typeof provinceDetailSchema>
