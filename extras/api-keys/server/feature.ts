import { apiKeySchema, apiKeyWithTokenSchema, newApiKeySchema } from '../contract/api-key.ts'
import { createApiKeyCheck, createKey, listKeys, revokeKey } from './keys.ts'
import { listed, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import type { Feature } from '../../../server/core/feature.ts'

const call = servedCallsOf('API keys', { access: 'owner' })

const apiKeysApi = routerOf(
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

const INTRODUCTION = `
Other programs send an API key instead: \`Authorization: Bearer sitekey_…\`, and no CSRF token. Owners make keys in the staff
screens, for kinds of content and for reading or writing. A key that is not known, has expired or was revoked answers 401,
also on public reads; a call that it is not for, 403; more than 600 calls a minute, 429 with Retry-After.
`

export const feature: Feature = {
  api: (deps) => ({ '/api-keys': apiKeysApi(deps) }),
  apiKeyCheck: createApiKeyCheck,
  describe(registry) {
    registry.registerComponent('securitySchemes', 'apiKey', {
      type: 'http',
      scheme: 'bearer',
      description:
        'An API key, which owners make in the staff screens. It needs no CSRF token, and cookies sent beside it count for nothing. Its scope is a kind of content and `read` or `write`; `{entity}` is the kind in the path.',
    })
    return INTRODUCTION.trim()
  },
}
