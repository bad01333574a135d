import type { Feature } from '../core/feature.ts'
import { oneOf } from '../../contract/list.ts'
import { shortlistQuerySchema, shortlistSchema } from '../../contract/shortlist/shortlist.ts'
import { getShortlist } from './shortlist.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Projects', { access: 'public' })
const getCall = call('get /', 'The projects and people of a shortlist, by id', {
  cache: ['locale', 'projects', 'people'],
  description:
    'In the order of the ids. Projects have their public facts, as in the call of one project. ' +
    'Visitors keep their shortlists in their browsers: the server stores none.',
  query: shortlistQuerySchema,
  200: answer(oneOf(shortlistSchema), 'The projects and people that exist'),
})

export const shortlistApi = (parts: ApiParts) =>
  createRouter().openapi(getCall, async (context) =>
    context.json({ data: await getShortlist(parts.db, context.req.valid('query')) }, 200),
  )

export const shortlistFeature: Feature = { api: (deps) => ({ '/shortlist': shortlistApi(deps) }) }
