import { z } from '@hono/zod-openapi'
import {
  anyContentRecordSchema,
  contentListQuerySchema,
  contentListSchema,
  placeQuerySchema,
  placeSchema,
  orderSchema,
  publicationSchema,
  restorationSchema,
  revisionDetailSchema,
  revisionSchema,
} from '../../contract/content.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { deletedSchema, oneOf, writtenOf } from '../../contract/list.ts'
import { doneSchema } from '../../contract/staff.ts'
import { getRevision, listRevisions, restoreRevision } from '../services/content/history.ts'
import { KINDS } from '../services/content/kinds.ts'
import { cancelSchedule, publishContent, scheduleContent, unpublishContent } from '../services/content/publication.ts'
import { findPlace } from '../services/content/find-by-path.ts'
import { getContentRecord, listContentRows } from '../services/content/records.ts'
import { orderContent } from '../services/content/saving.ts'
import { purgeContent, recoverContent } from '../services/content/trash.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  idParameter,
  jsonBody,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['Content']
const entityParameter = z.object({ entity: z.enum(CONTENT_ENTITIES) })
const itemParameters = entityParameter.extend(idParameter.shape)
const record = oneOf(anyContentRecordSchema)
const written = writtenOf(anyContentRecordSchema)

const listRoute = createRoute({
  method: 'get',
  path: '/{entity}',
  access: 'staff',
  keyScope: '{entity}:read',
  tags,
  summary: 'Content of a kind as staff see it, in every state',
  request: { params: entityParameter, query: contentListQuerySchema },
  responses: { 200: answer(contentListSchema, 'A page of it'), ...staffOneErrors },
})
const recordRoute = createRoute({
  method: 'get',
  path: '/{entity}/{id}',
  access: 'staff',
  keyScope: '{entity}:read',
  tags,
  summary: 'One item as staff edit it: its newest version, in every language',
  request: { params: itemParameters },
  responses: { 200: answer(record, 'The item'), ...staffOneErrors },
})
const purgeRoute = createRoute({
  method: 'delete',
  path: '/{entity}/{id}',
  access: 'owner',
  tags,
  summary: 'Delete an item in the trash permanently',
  request: { params: itemParameters },
  responses: { 200: answer(deletedSchema, 'Deleted'), ...staffOneErrors },
})
const publishRoute = createRoute({
  method: 'put',
  path: '/{entity}/{id}/publication',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Publish the newest version, now or later',
  middleware: jsonBodyGuards,
  request: { params: itemParameters, body: jsonBody(publicationSchema) },
  responses: { 200: answer(written, 'Published, or waiting for its time'), ...staffOneBodyErrors },
})
const unpublishRoute = createRoute({
  method: 'delete',
  path: '/{entity}/{id}/publication',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Unpublish an item',
  request: { params: itemParameters },
  responses: { 200: answer(written, 'It is a draft'), ...staffOneErrors },
})
const cancelRoute = createRoute({
  method: 'delete',
  path: '/{entity}/{id}/schedule',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Do not publish an item at its time',
  request: { params: itemParameters },
  responses: { 200: answer(written, 'It waits for nothing'), ...staffOneErrors },
})
const revisionsRoute = createRoute({
  method: 'get',
  path: '/{entity}/{id}/revisions',
  access: 'staff',
  keyScope: '{entity}:read',
  tags,
  summary: 'The saved versions of an item, newest first',
  request: { params: itemParameters },
  responses: { 200: answer(z.object({ data: z.array(revisionSchema) }), 'At most 200'), ...staffOneErrors },
})
const revisionRoute = createRoute({
  method: 'get',
  path: '/{entity}/{id}/revisions/{number}',
  access: 'staff',
  keyScope: '{entity}:read',
  tags,
  summary: 'One saved version of an item',
  request: { params: itemParameters.extend({ number: idParameter.shape.id }) },
  responses: { 200: answer(oneOf(revisionDetailSchema), 'The version'), ...staffOneErrors },
})
const restoreRoute = createRoute({
  method: 'post',
  path: '/{entity}/{id}/restoration',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Save an older version once more, as the newest',
  middleware: jsonBodyGuards,
  request: { params: itemParameters, body: jsonBody(restorationSchema) },
  responses: { 200: answer(written, 'It is the newest version'), ...staffOneBodyErrors },
})
const recoverRoute = createRoute({
  method: 'post',
  path: '/{entity}/{id}/recovery',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Take an item out of the trash',
  request: { params: itemParameters },
  responses: { 200: answer(written, 'It is as it was'), ...staffOneErrors },
})
const placeRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'staff',
  tags,
  summary: 'The item that a page of the site shows',
  request: { query: placeQuerySchema },
  responses: {
    200: answer(oneOf(placeSchema.nullable()), 'The item; null for a page of several'),
    ...staffErrors,
  },
})
const orderRoute = createRoute({
  method: 'put',
  path: '/{entity}/order',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Give items places in this order',
  middleware: jsonBodyGuards,
  request: { params: entityParameter, body: jsonBody(orderSchema) },
  responses: { 200: answer(doneSchema, 'They are in this order'), ...staffOneBodyErrors },
})

export const contentApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(placeRoute, async (context) =>
      context.json({ data: await findPlace(db, context.req.valid('query').path) }, 200),
    )
    .openapi(listRoute, async (context) => {
      const { entity } = context.req.valid('param')
      return context.json(await listContentRows(db, entity, context.req.valid('query')), 200)
    })
    .openapi(orderRoute, async (context) => {
      const { entity } = context.req.valid('param')
      await orderContent({ db, now, actor: actorOf(context) }, entity, context.req.valid('json').ids)
      return context.json({ message: 'The order is saved.' }, 200)
    })
    .openapi(recordRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await getContentRecord(db, entity, id) }, 200)
    })
    .openapi(purgeRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await purgeContent({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: 'Deleted permanently.', data }, 200)
    })
    .openapi(publishRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { at, version } = context.req.valid('json')
      const deps = { db, now, actor: actorOf(context) }
      const data =
        at === undefined
          ? await publishContent(deps, entity, id, version)
          : await scheduleContent(deps, entity, id, at, version)
      const done = at === undefined ? 'is published.' : 'will be published at its time.'
      return context.json({ message: `${nounOf(entity)} ${done}`, data }, 200)
    })
    .openapi(unpublishRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await unpublishContent({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: `${nounOf(entity)} is a draft now.`, data }, 200)
    })
    .openapi(cancelRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await cancelSchedule({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: 'The schedule is cancelled.', data }, 200)
    })
    .openapi(revisionsRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await listRevisions(db, entity, id) }, 200)
    })
    .openapi(revisionRoute, async (context) => {
      const { entity, id, number } = context.req.valid('param')
      return context.json({ data: await getRevision(db, entity, id, number) }, 200)
    })
    .openapi(restoreRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { revision, ...saving } = context.req.valid('json')
      const data = await restoreRevision({ db, now, actor: actorOf(context) }, entity, id, revision, saving)
      return context.json({ message: `Version ${revision} is the newest again.`, data }, 200)
    })
    .openapi(recoverRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await recoverContent({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: `${nounOf(entity)} is restored.`, data }, 200)
    })

function nounOf(entity: ContentEntity): string {
  return KINDS[entity].declared.noun
}
