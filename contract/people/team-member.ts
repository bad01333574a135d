import { z } from 'zod'
import { named } from '../named-schema.ts'
import { listQuerySchema, searchSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'

export const teamMemberSchema = named('TeamMember', {
  id: z.int(),
  name: z.string(),
  position: z.string(),
  department: z.string(),
  qualifications: z.string(),
  photo: pictureSchema.nullable(),
  slug: z.string().nullable().meta({ description: 'Of the page of the person; null for one who has none' }),
  order: z.int(),
  locale: z.enum(LOCALES),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

export const teamListQuerySchema = listQuerySchema.extend({ search: searchSchema })
