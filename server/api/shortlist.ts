import { oneOf } from '../../contract/list.ts'
import { shortlistQuerySchema, shortlistSchema } from '../../contract/shortlist.ts'
import { getShortlist } from '../services/shortlist.ts'
import { answer, createRoute, createRouter, listErrors, type ApiParts } from './router.ts'

const getRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: ['locale', 'projects', 'people'],
  tags: ['Projects'],
  summary: 'The projects and people of a shortlist, by id',
  description:
    'In the order of the ids. Projects have their public facts, as in the call of one project. ' +
    'Visitors keep their shortlists in their browsers: the server stores none.',
  request: { query: shortlistQuerySchema },
  responses: { 200: answer(oneOf(shortlistSchema), 'The projects and people that exist'), ...listErrors },
})

export const shortlistApi = (parts: ApiParts) =>
  createRouter().openapi(getRoute, async (context) =>
    context.json({ data: await getShortlist(parts.db, context.req.valid('query')) }, 200),
  )
