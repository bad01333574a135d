import { apiKeySchema, apiKeyWithTokenSchema, newApiKeySchema } from '../../../contract/api-keys/api-key.ts'
import { listOf, writtenOf } from '../../../contract/list.ts'
import { createKey, listKeys, revokeKey } from './api-keys.ts'
import { actorOf } from './access.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, type ApiParts } from '../api/router.ts'

const CREATED = 'API key is created successfully.'
const REVOKED = 'API key is revoked.'

const call = callsOf('API keys', { access: 'owner' })
const listCall = call('get /', 'The keys of other programs, also those that expired or were revoked', {
  200: answer(listOf(apiKeySchema), 'All of them, the newest first'),
})
const createCall = call('post /', 'Make a key for another program', {
  description: 'The answer has the key, which is shown this once. Programs send it as `Authorization: Bearer …`.',
  body: newApiKeySchema,
  201: answer(writtenOf(apiKeyWithTokenSchema), `Stored: "${CREATED}"`),
})
const revokeCall = call('post /{id}/revocation', 'Refuse a key from now on', {
  200: answer(writtenOf(apiKeySchema), `Done: "${REVOKED}"`),
})

export const apiKeysApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listKeys(db, now()), 200))
    .openapi(createCall, async (context) => {
      const data = await createKey({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: CREATED, data }, 201)
    })
    .openapi(revokeCall, async (context) => {
      const data = await revokeKey({ db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: REVOKED, data }, 200)
    })
