import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  newRedirectSchema,
  redirectChangeSchema,
  redirectListQuerySchema,
  redirectSchema,
} from '../../contract/redirect.ts'
import { changeRedirect, createRedirect, getRedirect, listAllRedirects, removeRedirect } from '../services/redirects.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  idParameter,
  jsonBody,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['Redirects']

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Old addresses, and where they lead',
  request: { query: redirectListQuerySchema },
  responses: { 200: answer(listOf(redirectSchema), 'A page of them'), ...staffErrors },
})
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'One redirect',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(redirectSchema), 'The redirect'), ...staffOneErrors },
})
const createOneRoute = createRoute({
  method: 'post',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Have an old address lead to a new one',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newRedirectSchema) },
  responses: { 201: answer(writtenOf(redirectSchema), 'It leads there'), ...staffBodyErrors },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'Change a redirect',
  middleware: jsonBodyGuards,
  request: { params: idParameter, body: jsonBody(redirectChangeSchema) },
  responses: { 200: answer(writtenOf(redirectSchema), 'It leads there'), ...staffOneBodyErrors },
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'Delete a redirect',
  request: { params: idParameter },
  responses: { 200: answer(deletedSchema, 'The old address leads nowhere'), ...staffOneErrors },
})

export const redirectsApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listAllRedirects(db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) =>
      context.json({ data: await getRedirect(db, context.req.valid('param').id) }, 200),
    )
    .openapi(createOneRoute, async (context) => {
      const data = await createRedirect({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: 'Redirect is created successfully.', data }, 201)
    })
    .openapi(changeRoute, async (context) => {
      const data = await changeRedirect(
        { db, now, actor: actorOf(context) },
        context.req.valid('param').id,
        context.req.valid('json'),
      )
      return context.json({ message: 'Redirect is updated successfully.', data }, 200)
    })
    .openapi(deleteRoute, async (context) => {
      const data = await removeRedirect({ db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: 'Redirect is deleted successfully.', data }, 200)
    })
