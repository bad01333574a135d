import { z } from 'zod'
import { named } from '../named-schema.ts'
import { wholeListQuerySchema } from '../list.ts'
import { LOCAL_LEVEL_KINDS } from './local-level.ts'
import { LOCALES } from '../locale.ts'

const aliasesSchema = z.array(z.string()).meta({ description: 'Other and former names, in both scripts' })

export const provinceSchema = named('Province', {
  number: z.int().min(1).max(7),
  slug: z.string(),
  name: z.string(),
  fullName: z.string(),
  capital: z.string(),
  aliases: aliasesSchema,
  projectCount: z.int().meta({ description: 'Published projects with a district in this province' }),
  locale: z.enum(LOCALES),
})
export type Province = z.infer<typeof provinceSchema>

export const districtReferenceSchema = named('DistrictReference', {
  code: z.string().meta({ description: "Three digits, the first is the province's number" }),
  slug: z.string(),
  name: z.string(),
  province: z.int(),
})

export const districtSchema = districtReferenceSchema
  .extend({
    headquarters: z.string(),
    aliases: aliasesSchema,
    labelPoint: z.tuple([z.number(), z.number()]).meta({ description: 'Longitude, latitude for a map label' }),
    projectCount: z.int(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'District' })
export type District = z.infer<typeof districtSchema>

export const localLevelSchema = named('LocalLevel', {
  code: z
    .string()
    .meta({ description: "Five digits of this list, not an official code; the first three are the district's" }),
  name: z.string(),
  kind: z.enum(LOCAL_LEVEL_KINDS),
  district: z.string().meta({ description: 'Code of its district' }),
  aliases: aliasesSchema,
  locale: z.enum(LOCALES),
})
export type LocalLevel = z.infer<typeof localLevelSchema>

export const localLevelListQuerySchema = wholeListQuerySchema.extend({
  district: z.string().max(100).optional().meta({ description: 'Code, slug or English name of a district' }),
})
export type LocalLevelListQuery = z.infer<typeof localLevelListQuerySchema>
