import type { Feature } from '../core/feature.ts'
import { shortlistQuerySchema, shortlistSchema } from '../../contract/shortlist/shortlist.ts'
import { getShortlist } from './shortlist.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'

const call = servedCallsOf('Projects', { access: 'public' })

const shortlistApi = routerOf(
  call('get /', 'The projects and people of a shortlist, by id', {
    cache: ['locale', 'projects', 'people'],
    description:
      'In the order of the ids. Projects have their public facts, as in the call of one project. ' +
      'Visitors keep their shortlists in their browsers: the server stores none.',
    query: shortlistQuerySchema,
    200: one(shortlistSchema, 'The projects and people that exist'),
    handle: ({ db }, { query }) => getShortlist(db, query),
  }),
)

export const shortlistFeature: Feature = { api: (deps) => ({ '/shortlist': shortlistApi(deps) }) }
