import { z } from 'zod'
import { publicSchemas } from './kinds/public-schemas.ts'
import { teamMemberKind } from './kinds/team-member.ts'
import { listQuerySchema, searchSchema } from './list.ts'

export const { item: teamMemberSchema } = publicSchemas(teamMemberKind, { order: z.int() })
export type TeamMember = z.infer<typeof teamMemberSchema>

export const teamListQuerySchema = listQuerySchema.extend({ search: searchSchema })
