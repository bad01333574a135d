import { z } from 'zod'
import { contentRecordSchema, publishSchema } from './content.ts'
import { CONTENT_BOUNDS } from './limits.ts'
import { listQuerySchema, searchSchema } from './list.ts'
import { LOCALES } from './locale.ts'
import { pictureSchema } from './picture.ts'
import { optionalText, referenceSchema, requiredText, seenVersionSchema } from './text.ts'

export const teamMemberSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    position: z.string(),
    department: z.string(),
    qualifications: z.string(),
    photo: pictureSchema.nullable(),
    order: z.int(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.infer<typeof teamMemberSchema>

export const teamListQuerySchema = listQuerySchema.extend({ search: searchSchema })
export type TeamListQuery = z.infer<typeof teamListQuerySchema>

/** What staff send for a new member. Texts are English; what is left out of Nepali is read in English. */
export const newTeamMemberSchema = z
  .object({
    name: requiredText('Name', CONTENT_BOUNDS.name),
    position: optionalText('Position', CONTENT_BOUNDS.short),
    department: optionalText('Department', CONTENT_BOUNDS.short),
    qualifications: optionalText('Qualifications', CONTENT_BOUNDS.summary),
    photoId: referenceSchema('Photo').nullable().optional(),
    publish: publishSchema,
    order: z.int('Order must be a number').min(0, 'Order must be from 0').max(1_000_000, 'Order must be at most 1000000').optional().meta({ description: 'Last, when it is left out' }),
    translations: z
      .object({
        ne: z
          .object({
            name: requiredText('Nepali name', CONTENT_BOUNDS.name),
            position: optionalText('Nepali position', CONTENT_BOUNDS.short),
            department: optionalText('Nepali department', CONTENT_BOUNDS.short),
            qualifications: optionalText('Nepali qualifications', CONTENT_BOUNDS.summary),
          })
          .nullable()
          .optional(),
      })
      .optional()
      .meta({ description: 'The whole Nepali text, or null for none' }),
  })
  .meta({ id: 'NewTeamMember' })
export type NewTeamMember = z.infer<typeof newTeamMemberSchema>

/** What staff send for a change: what is left out stays as it is. */
export const teamMemberChangeSchema = newTeamMemberSchema.partial().extend({ version: seenVersionSchema }).meta({ id: 'TeamMemberChange' })
export type TeamMemberChange = z.infer<typeof teamMemberChangeSchema>

/** A member as it is saved: every field, in every language. */
export const teamMemberDocumentSchema = teamMemberSchema
  .pick({ name: true, position: true, department: true, qualifications: true })
  .extend({
    photoId: z.int().nullable(),
    translations: z.object({
      ne: z.object({ name: z.string(), position: z.string(), department: z.string(), qualifications: z.string() }).nullable(),
    }),
  })
export type TeamMemberDocument = z.infer<typeof teamMemberDocumentSchema>

/** A member as staff edit it. */
export const teamMemberRecordSchema = teamMemberDocumentSchema
  .extend(contentRecordSchema.shape)
  .extend({ photo: teamMemberSchema.shape.photo, order: z.int(), locale: teamMemberSchema.shape.locale })
  .meta({ id: 'TeamMemberRecord' })
export type TeamMemberRecord = z.infer<typeof teamMemberRecordSchema>
