import { createRoute, z } from '@hono/zod-openapi'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  newNewsSchema,
  newsChangeSchema,
  newsDetailSchema,
  newsListQuerySchema,
  newsQuerySchema,
  newsRecordSchema,
  newsSchema,
} from '../../contract/news.ts'
import { asksForDrafts, getPublishedNews, listNewsFor } from '../services/news.ts'
import { changeNews, createNews, getNewsRecord, removeNews } from '../services/news-writing.ts'
import { actorOf, isAskedByStaff } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRouter,
  idParameter,
  jsonBody,
  listErrors,
  oneErrors,
  staffBodyErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

/** Word for word (specification section 8). */
const CREATED = 'News is created successfully.'
const UPDATED = 'News is updated successfully.'
const DELETED = 'News is deleted successfully.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['News'],
  summary: 'News and events, newest first',
  description: 'The search looks at names and summaries in every language; each word must be found.',
  request: { query: newsListQuerySchema },
  responses: { 200: answer(listOf(newsSchema), 'A page of published news'), ...listErrors },
})

const getRoute = createRoute({
  method: 'get',
  path: '/slug/{slug}',
  tags: ['News'],
  summary: 'One news item with the ones before and after it',
  request: { params: z.object({ slug: z.string() }), query: newsQuerySchema },
  responses: { 200: answer(oneOf(newsDetailSchema), 'The news item'), ...oneErrors },
})

const recordRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags: ['News'],
  summary: 'One news item as staff edit it: every language, drafts too',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(newsRecordSchema), 'The news item'), ...staffOneErrors },
})

const createNewsRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['News'],
  summary: 'Create a news item',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newNewsSchema) },
  responses: { 201: answer(writtenOf(newsRecordSchema), `Stored: "${CREATED}"`), ...staffBodyErrors },
})

const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  tags: ['News'],
  summary: 'Change a news item',
  description: 'What is left out stays as it is.',
  middleware: jsonBodyGuards,
  request: { params: idParameter, body: jsonBody(newsChangeSchema) },
  responses: { 200: answer(writtenOf(newsRecordSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags: ['News'],
  summary: 'Delete a news item',
  request: { params: idParameter },
  responses: { 200: answer(deletedSchema, `Deleted: "${DELETED}"`), ...staffOneErrors },
})

export const newsApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(listRoute, async (context) => {
      const query = context.req.valid('query')
      const seesDrafts = asksForDrafts(query) && (await isAskedByStaff(context))
      return context.json(await listNewsFor(db, query, seesDrafts), 200)
    })
    .openapi(getRoute, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getPublishedNews(db, slug, context.req.valid('query')) }, 200)
    })
    .openapi(recordRoute, async (context) => context.json({ data: await getNewsRecord(db, context.req.valid('param').id) }, 200))
    .openapi(createNewsRoute, async (context) => {
      const data = await createNews({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: CREATED, data }, 201)
    })
    .openapi(changeRoute, async (context) => {
      const data = await changeNews({ db, now, actor: actorOf(context) }, context.req.valid('param').id, context.req.valid('json'))
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(deleteRoute, async (context) => {
      const data = await removeNews({ db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
