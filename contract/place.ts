import { z } from 'zod'
import { LOCALES } from './locale.ts'

export const provinceSchema = z
  .object({
    number: z.int().min(1).max(7),
    slug: z.string(),
    name: z.string(),
    fullName: z.string(),
    capital: z.string(),
    projectCount: z.int().meta({ description: 'Published projects with a district in this province' }),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'Province' })
export type Province = z.infer<typeof provinceSchema>

export const districtReferenceSchema = z
  .object({
    code: z.string().meta({ description: "Three digits, the first is the province's number" }),
    slug: z.string(),
    name: z.string(),
    province: z.int(),
  })
  .meta({ id: 'DistrictReference' })

export const districtSchema = districtReferenceSchema
  .extend({
    headquarters: z.string(),
    labelPoint: z.tuple([z.number(), z.number()]).meta({ description: 'Longitude, latitude for a map label' }),
    projectCount: z.int(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'District' })
export type District = z.infer<typeof districtSchema>
