import { apiKeySchema, apiKeyWithTokenSchema, newApiKeySchema } from '../../../contract/api-keys/api-key.ts'
import { createKey, listKeys, revokeKey } from './api-keys.ts'
import { listed, routerOf, servedCallsOf, told } from './served-calls.ts'

const call = servedCallsOf('API keys', { access: 'owner' })

export const apiKeysApi = routerOf(
  call('get /', 'The keys of other programs, also those that expired or were revoked', {
    200: listed(apiKeySchema, 'All of them, the newest first'),
    handle: ({ db, now }) => listKeys(db, now()),
  }),
  call('post /', 'Make a key for another program', {
    isGuarded: true,
    description: 'The answer has the key, which is shown this once. Programs send it as `Authorization: Bearer …`.',
    body: newApiKeySchema,
    201: told('Stored', apiKeyWithTokenSchema, 'API key is created successfully.'),
    handle: (deps, { body }) => createKey(deps, body),
  }),
  call('post /{id}/revocation', 'Refuse a key from now on', {
    200: told('Done', apiKeySchema, 'API key is revoked.'),
    handle: (deps, { params }) => revokeKey(deps, params.id),
  }),
)
