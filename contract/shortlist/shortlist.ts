import { z } from 'zod'
import { ownFactSchema, type OwnFact } from '../facts/own-fact.ts'
import { named } from '../named-schema.ts'
import { PROJECT_FACTS, type ProjectFacts } from '../projects/kind.ts'
import { MAX_ID, SHORTLIST_ITEMS } from '../limits.ts'
import { localeQuerySchema } from '../list.ts'
import { projectRows, type ProjectRows } from '../projects/project-rows.ts'
import { projectSchema, type Project } from '../projects/project.ts'
import { teamMemberSchema } from '../people/team-member.ts'
import { factsSchema } from '../fields/facts-schema.ts'

/** A project with its public facts and rows. */
export type ShortlistedProject = Project & ProjectFacts & ProjectRows & { facts: OwnFact[] }
const shortlistedProjectSchema = projectSchema
  .extend({ ...factsSchema(PROJECT_FACTS).shape, ...projectRows, facts: z.array(ownFactSchema) })
  .meta({ id: 'ShortlistedProject' }) as unknown as z.ZodType<ShortlistedProject>

export const shortlistSchema = named('Shortlist', {
  projects: z.array(shortlistedProjectSchema),
  people: z.array(teamMemberSchema),
})
export type Shortlist = z.infer<typeof shortlistSchema>

const idsSchema = (name: string) =>
  z
    .string()
    .regex(/^([1-9]\d{0,9}(,[1-9]\d{0,9})*)?$/, `${name} must be ids, separated by commas`)
    .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
    .refine((ids) => ids.every((id) => id <= MAX_ID), `${name} must be ids up to ${MAX_ID}`)
    .default([])
    .meta({ type: 'string', example: '12,40', description: 'Ids, separated by commas; unknown ones are left out' })

export const shortlistQuerySchema = localeQuerySchema
  .extend({ projects: idsSchema('projects'), people: idsSchema('people') })
  .refine(({ projects, people }) => projects.length + people.length <= SHORTLIST_ITEMS, {
    path: ['projects'],
    message: `projects and people must name at most ${SHORTLIST_ITEMS} together`,
  })
export type ShortlistQuery = z.infer<typeof shortlistQuerySchema>
