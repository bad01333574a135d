import { localeQuerySchema } from '../../../contract/list.ts'
import { one, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import type { Feature } from '../../../server/core/feature.ts'
import { reachUsSchema, shownReachUsSchema } from '../contract/reach-us.ts'
import { getReachUs, setReachUs } from './reach-us.ts'

const call = servedCallsOf('Organisation', { access: 'public' })

const reachUsApi = routerOf(
  call('get /', 'WhatsApp and Viber, hours by weekday, holidays and the contact for the press', {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(shownReachUsSchema, 'Telephones, e-mail, address and place are among the settings'),
    handle: ({ db }, { query }) => getReachUs(db, query.locale),
  }),
  call('put /settings', 'Replace all of it', {
    access: 'owner',
    body: reachUsSchema,
    200: told('Stored', shownReachUsSchema, 'Saved.'),
    handle: (deps, { body }) => setReachUs(deps, body),
  }),
)

export const feature: Feature = { api: (deps) => ({ '/reach-us': reachUsApi(deps) }) }
