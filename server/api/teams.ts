import { createRoute } from '@hono/zod-openapi'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { newTeamMemberSchema, teamListQuerySchema, teamMemberChangeSchema, teamMemberRecordSchema, teamMemberSchema } from '../../contract/team.ts'
import { listTeam } from '../services/team.ts'
import { changeTeamMember, createTeamMember, getTeamMemberRecord, removeTeamMember } from '../services/team-writing.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRouter,
  idParameter,
  jsonBody,
  listErrors,
  staffBodyErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

/** Word for word (specification section 8). */
const CREATED = 'Team member is created successfully.'
const UPDATED = 'Team member is updated successfully.'
const DELETED = 'Team member is deleted successfully.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Teams'],
  summary: "The firm's people",
  description: 'The search looks at name, position, department and qualifications; each word must be found.',
  request: { query: teamListQuerySchema },
  responses: { 200: answer(listOf(teamMemberSchema), 'A page of team members'), ...listErrors },
})

const recordRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags: ['Teams'],
  summary: 'One member as staff edit it: every language',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(teamMemberRecordSchema), 'The member'), ...staffOneErrors },
})

const createMemberRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['Teams'],
  summary: 'Create a team member',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newTeamMemberSchema) },
  responses: { 201: answer(writtenOf(teamMemberRecordSchema), `Stored: "${CREATED}"`), ...staffBodyErrors },
})

const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  tags: ['Teams'],
  summary: 'Change a team member',
  description: 'What is left out stays as it is.',
  middleware: jsonBodyGuards,
  request: { params: idParameter, body: jsonBody(teamMemberChangeSchema) },
  responses: { 200: answer(writtenOf(teamMemberRecordSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags: ['Teams'],
  summary: 'Delete a team member',
  request: { params: idParameter },
  responses: { 200: answer(deletedSchema, `Deleted: "${DELETED}"`), ...staffOneErrors },
})

export const teamsApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listTeam(db, context.req.valid('query')), 200))
    .openapi(recordRoute, async (context) => context.json({ data: await getTeamMemberRecord(db, context.req.valid('param').id) }, 200))
    .openapi(createMemberRoute, async (context) => {
      const data = await createTeamMember({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: CREATED, data }, 201)
    })
    .openapi(changeRoute, async (context) => {
      const data = await changeTeamMember({ db, now, actor: actorOf(context) }, context.req.valid('param').id, context.req.valid('json'))
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(deleteRoute, async (context) => {
      const data = await removeTeamMember({ db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
