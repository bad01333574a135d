import { apiKeySchema, apiKeyWithTokenSchema, newApiKeySchema } from '../../../contract/api-keys/api-key.ts'
import { createKey, listKeys, revokeKey } from './api-keys.ts'
import { listed, routerOf, servedCallsOf, written } from './served-calls.ts'

const CREATED = 'API key is created successfully.'
const REVOKED = 'API key is revoked.'

const call = servedCallsOf('API keys', { access: 'owner' })

export const apiKeysApi = routerOf(
  call('get /', 'The keys of other programs, also those that expired or were revoked', {
    200: listed(apiKeySchema, 'All of them, the newest first'),
    handle: ({ db, now }) => listKeys(db, now()),
  }),
  call('post /', 'Make a key for another program', {
    description: 'The answer has the key, which is shown this once. Programs send it as `Authorization: Bearer …`.',
    body: newApiKeySchema,
    201: written(apiKeyWithTokenSchema, `Stored: "${CREATED}"`, CREATED),
    handle: (deps, { body }) => createKey(deps, body),
  }),
  call('post /{id}/revocation', 'Refuse a key from now on', {
    200: written(apiKeySchema, `Done: "${REVOKED}"`, REVOKED),
    handle: (deps, { params }) => revokeKey(deps, params.id),
  }),
)
