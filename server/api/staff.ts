import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  colleagueSchema,
  newStaffSchema,
  passwordLinkSchema,
  staffChangeSchema,
  staffMemberSchema,
  staffQuerySchema,
  staffWithLinkSchema,
} from '../../contract/staff.ts'
import { addStaff, changeStaff, makePasswordToken, resetById, type AccountDeps } from '../auth/staff-accounts.ts'
import { linkWith } from '../auth/staff-auth-names.ts'
import type { StaffAuth } from '../auth/staff-auth.ts'
import { getStaffMember, listColleagues, listStaff } from '../services/staff/staff-list.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  jsonBody,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiEnvironment,
  type ApiParts,
} from './router.ts'

const tags = ['Staff']
const CREATED = 'Account is created successfully.'
const UPDATED = 'Account is updated successfully.'
const RESET = 'Account is reset. Give the link to this person.'
const personParameter = z.object({ id: z.string().max(64) })

const listRoute = createRoute({
  method: 'get',
  path: '/staff',
  access: 'owner',
  tags,
  summary: 'List accounts, also disabled ones',
  description: 'The search looks at names and e-mail addresses; each word must be found.',
  request: { query: staffQuerySchema },
  responses: { 200: answer(listOf(staffMemberSchema), 'A page of the staff'), ...staffErrors },
})
const getRoute = createRoute({
  method: 'get',
  path: '/staff/{id}',
  access: 'owner',
  tags,
  summary: 'One member of staff',
  request: { params: personParameter },
  responses: { 200: answer(oneOf(staffMemberSchema), 'This person'), ...staffOneErrors },
})
const addRoute = createRoute({
  method: 'post',
  path: '/staff',
  access: 'owner',
  tags,
  summary: 'Add an account',
  description: 'The answer has a link to choose a password by, good once and for three days: it is shown this once.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newStaffSchema) },
  responses: { 201: answer(writtenOf(staffWithLinkSchema), `Stored: "${CREATED}"`), ...staffBodyErrors },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/staff/{id}',
  access: 'owner',
  tags,
  summary: 'Rename, disable or enable an account, or change its role',
  description:
    'Disabling signs out everywhere at once, and suspends the API keys that this person made; a new role applies from the next call on. Owners cannot remove their own rights.',
  middleware: jsonBodyGuards,
  request: { params: personParameter, body: jsonBody(staffChangeSchema) },
  responses: { 200: answer(writtenOf(staffMemberSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})
const resetRoute = createRoute({
  method: 'post',
  path: '/staff/{id}/reset',
  access: 'owner',
  tags,
  summary: 'Reset an account, for a lost password or authenticator',
  description:
    'Signs the person out everywhere, removes the authenticator, and creates a link to choose a password, valid once and for three days.',
  request: { params: personParameter },
  responses: {
    200: answer(writtenOf(passwordLinkSchema), `Done: "${RESET}"`),
    ...staffOneErrors,
    409: staffBodyErrors[409],
  },
})
const colleaguesRoute = createRoute({
  method: 'get',
  path: '/colleagues',
  access: 'staff',
  tags,
  summary: 'The names of all accounts, by name',
  responses: { 200: answer(listOf(colleagueSchema), 'All accounts, disabled ones among them'), ...staffErrors },
})

/** @param publicUrl undefined: the origin of the owner's request */
export const staffApi = ({ db, now }: ApiParts, auth: () => Promise<StaffAuth>, publicUrl: string | undefined) => {
  const depsOf = (context: Context<ApiEnvironment>): AccountDeps => ({ db, auth, now, actor: actorOf(context) })
  const linkOf = (context: Context, token: string) => linkWith(publicUrl ?? new URL(context.req.url).origin, token)

  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listStaff(db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) =>
      context.json({ data: await getStaffMember(db, context.req.valid('param').id) }, 200),
    )
    .openapi(addRoute, async (context) => {
      const deps = depsOf(context)
      const given = context.req.valid('json')
      const id = await addStaff(deps, given)
      const token = await makePasswordToken(deps, given.email)
      return context.json(
        { message: CREATED, data: { ...(await getStaffMember(db, id)), link: linkOf(context, token) } },
        201,
      )
    })
    .openapi(changeRoute, async (context) => {
      const { id } = context.req.valid('param')
      await changeStaff(depsOf(context), id, context.req.valid('json'))
      return context.json({ message: UPDATED, data: await getStaffMember(db, id) }, 200)
    })
    .openapi(resetRoute, async (context) => {
      const token = await resetById(depsOf(context), context.req.valid('param').id)
      return context.json({ message: RESET, data: { link: linkOf(context, token) } }, 200)
    })
    .openapi(colleaguesRoute, async (context) => context.json(await listColleagues(db), 200))
}
