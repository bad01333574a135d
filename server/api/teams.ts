import { listOf } from '../../contract/list.ts'
import { teamListQuerySchema, teamMemberSchema } from '../../contract/team.ts'
import { listTeam } from '../services/team.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Teams', { access: 'public' })
const listCall = call('get /', "The firm's people", {
  cache: LIST_PARAMETERS,
  description: 'The search looks at name, position, department and qualifications; each word must be found.',
  query: teamListQuerySchema,
  200: answer(listOf(teamMemberSchema), 'A page of team members'),
})

export const teamsApi = (parts: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listTeam(parts.db, context.req.valid('query')), 200),
  )
