import type { Feature } from '../core/feature.ts'
import {
  missingAddressListQuerySchema,
  missingAddressSchema,
  newRedirectSchema,
  redirectChangeSchema,
  redirectListQuerySchema,
  redirectSchema,
} from '../../contract/redirects/redirect.ts'
import { changeRedirect, createRedirect, getRedirect, listAllRedirects, removeRedirect } from './redirects.ts'
import { countMissedLinks, listAllMissingAddresses } from './missing-addresses.ts'
import { deleted, listed, one, routerOf, servedCallsOf, written } from '../core/accounts/served-calls.ts'

const call = servedCallsOf('Redirects', { access: 'owner' })

const redirectsApi = routerOf(
  call('get /', 'Old addresses, and where they lead', {
    query: redirectListQuerySchema,
    200: listed(redirectSchema, 'A page of them'),
    handle: ({ db }, { query }) => listAllRedirects(db, query),
  }),
  call('get /{id}', 'One redirect', {
    200: one(redirectSchema, 'The redirect'),
    handle: ({ db }, { params }) => getRedirect(db, params.id),
  }),
  call('post /', 'Have an old address lead to a new one', {
    body: newRedirectSchema,
    201: written(redirectSchema, 'It leads there', 'Redirect is created successfully.'),
    handle: (deps, { body }) => createRedirect(deps, body),
  }),
  call('patch /{id}', 'Change a redirect', {
    body: redirectChangeSchema,
    200: written(redirectSchema, 'It leads there', 'Redirect is updated successfully.'),
    handle: (deps, { params, body }) => changeRedirect(deps, params.id, body),
  }),
  call('delete /{id}', 'Delete a redirect', {
    200: deleted('Redirect is deleted successfully.', 'The old address leads nowhere'),
    handle: (deps, { params }) => removeRedirect(deps, params.id),
  }),
)

const missingAddressesApi = routerOf(
  call('get /', 'Addresses without a page and without a redirect that visitors asked for, the most requested first', {
    query: missingAddressListQuerySchema,
    200: listed(missingAddressSchema, 'A page of them'),
    handle: ({ db }, { query }) => listAllMissingAddresses(db, query),
  }),
)

export const feature: Feature = {
  api: (deps) => ({ '/redirects': redirectsApi(deps), '/missing-addresses': missingAddressesApi(deps) }),
  readiness: { oldAddresses: async ({ db }) => (await countMissedLinks(db)) === 0 },
}
