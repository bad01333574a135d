import type { Feature } from '../core/feature.ts'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  newRedirectSchema,
  redirectChangeSchema,
  redirectListQuerySchema,
  redirectSchema,
} from '../../contract/redirects/redirect.ts'
import { changeRedirect, createRedirect, getRedirect, listAllRedirects, removeRedirect } from './redirects.ts'
import { missingAddressListQuerySchema, missingAddressSchema } from '../../contract/redirects/missing-address.ts'
import { countMissedLinks, listAllMissingAddresses } from './missing-addresses.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Redirects', { access: 'owner' })
const listCall = call('get /', 'Old addresses, and where they lead', {
  query: redirectListQuerySchema,
  200: answer(listOf(redirectSchema), 'A page of them'),
})
const getCall = call('get /{id}', 'One redirect', { 200: answer(oneOf(redirectSchema), 'The redirect') })
const createCall = call('post /', 'Have an old address lead to a new one', {
  body: newRedirectSchema,
  201: answer(writtenOf(redirectSchema), 'It leads there'),
})
const changeCall = call('patch /{id}', 'Change a redirect', {
  body: redirectChangeSchema,
  200: answer(writtenOf(redirectSchema), 'It leads there'),
})
const deleteCall = call('delete /{id}', 'Delete a redirect', {
  200: answer(deletedSchema, 'The old address leads nowhere'),
})

export const redirectsApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listAllRedirects(db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) =>
      context.json({ data: await getRedirect(db, context.req.valid('param').id) }, 200),
    )
    .openapi(createCall, async (context) => {
      const data = await createRedirect({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: 'Redirect is created successfully.', data }, 201)
    })
    .openapi(changeCall, async (context) => {
      const data = await changeRedirect(
        { db, now, actor: actorOf(context) },
        context.req.valid('param').id,
        context.req.valid('json'),
      )
      return context.json({ message: 'Redirect is updated successfully.', data }, 200)
    })
    .openapi(deleteCall, async (context) => {
      const data = await removeRedirect({ db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: 'Redirect is deleted successfully.', data }, 200)
    })

const missingCall = call(
  'get /',
  'Addresses without a page and without a redirect that visitors asked for, the most requested first',
  { query: missingAddressListQuerySchema, 200: answer(listOf(missingAddressSchema), 'A page of them') },
)

export const missingAddressesApi = ({ db }: ApiParts) =>
  createRouter().openapi(missingCall, async (context) =>
    context.json(await listAllMissingAddresses(db, context.req.valid('query')), 200),
  )

export const redirectsFeature: Feature = {
  api: (deps) => ({ '/redirects': redirectsApi(deps), '/missing-addresses': missingAddressesApi(deps) }),
  readiness: { oldAddresses: async ({ db }) => (await countMissedLinks(db)) === 0 },
}
