import { apiKeySchema, apiKeyWithTokenSchema, newApiKeySchema } from '../../contract/api-key.ts'
import { listOf, writtenOf } from '../../contract/list.ts'
import { createKey, listKeys, revokeKey } from '../services/api-keys.ts'
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
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['API keys']
const CREATED = 'API key is created successfully.'
const REVOKED = 'API key is revoked.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'The keys of other programs, also those that expired or were revoked',
  responses: { 200: answer(listOf(apiKeySchema), 'All of them, the newest first'), ...staffErrors },
})
const createOneRoute = createRoute({
  method: 'post',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Make a key for another program',
  description: 'The answer has the key, which is shown this once. Programs send it as `Authorization: Bearer …`.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newApiKeySchema) },
  responses: { 201: answer(writtenOf(apiKeyWithTokenSchema), `Stored: "${CREATED}"`), ...staffBodyErrors },
})
const revokeRoute = createRoute({
  method: 'post',
  path: '/{id}/revocation',
  access: 'owner',
  tags,
  summary: 'Refuse a key from now on',
  request: { params: idParameter },
  responses: { 200: answer(writtenOf(apiKeySchema), `Done: "${REVOKED}"`), ...staffOneErrors },
})

export const apiKeysApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listKeys(db, now()), 200))
    .openapi(createOneRoute, async (context) => {
      const data = await createKey({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: CREATED, data }, 201)
    })
    .openapi(revokeRoute, async (context) => {
      const data = await revokeKey({ db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: REVOKED, data }, 200)
    })
