import { z } from 'zod'
import { named } from '../named-schema.ts'
import { ownFactSchema } from '../facts/own-fact.ts'
import { seoSchema } from '../fields/seo.ts'
import { EDUCATION, EMPLOYMENT, LANGUAGES, MEMBERSHIPS, TRAINING } from './person-record.ts'
import { publicRowSchema } from '../fields/public-rows.ts'
import { localesSchema } from '../list.ts'
import { LOCALES } from '../locale.ts'
import { PROJECT_STATUSES } from '../projects/project-status.ts'
import { WORK_PERIOD } from '../projects/project-person.ts'
import { teamMemberSchema } from './team-member.ts'

/** The facts that a person made public. The rest is empty. */
export const personSchema = teamMemberSchema
  .extend({
    slug: z.string(),
    profession: z.string(),
    specialities: z.array(z.string()),
    joinedOn: z.string().nullable().meta({ description: 'Since when they have been with the firm: 2019 or 2019-04' }),
    firstWorkYear: z.int().nullable().meta({ description: 'AD; years of experience are counted from it' }),
    necNumber: z.string().meta({ description: 'Of the Nepal Engineering Council' }),
    education: z.array(publicRowSchema(EDUCATION)),
    training: z.array(publicRowSchema(TRAINING)),
    employment: z.array(publicRowSchema(EMPLOYMENT)),
    memberships: z.array(publicRowSchema(MEMBERSHIPS)),
    languages: z.array(publicRowSchema(LANGUAGES)),
    facts: z.array(ownFactSchema).meta({ description: "The firm's own facts, in its order" }),
    seo: seoSchema.nullable(),
    updatedAt: z.iso.datetime(),
    locales: localesSchema,
  })
  .meta({ id: 'Person' })
export type Person = z.infer<typeof personSchema>

/** A project of a person. */
export const personProjectSchema = named('PersonProject', {
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(PROJECT_STATUSES),
  client: z.string().nullable().meta({ description: 'Its name' }),
  position: z.string().meta({ description: 'Of the person in it' }),
  ...WORK_PERIOD,
  locale: z.enum(LOCALES),
  positionLocale: z.enum(LOCALES),
})
export type PersonProject = z.infer<typeof personProjectSchema>
