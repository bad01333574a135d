import { listOf } from '../../contract/list.ts'
import { teamListQuerySchema, teamMemberSchema } from '../../contract/team.ts'
import { listTeam } from '../services/team.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: LIST_PARAMETERS,
  tags: ['Teams'],
  summary: "The firm's people",
  description: 'The search looks at name, position, department and qualifications; each word must be found.',
  request: { query: teamListQuerySchema },
  responses: { 200: answer(listOf(teamMemberSchema), 'A page of team members'), ...listErrors },
})

export const teamsApi = (parts: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listTeam(parts.db, context.req.valid('query')), 200),
  )
