import { z } from '@hono/zod-openapi'
import {
  anyContentRecordSchema,
  contentFoundSchema,
  contentListQuerySchema,
  contentListSchema,
  contentSearchQuerySchema,
  placeQuerySchema,
  placeSchema,
  orderSchema,
  publicationSchema,
  restorationSchema,
  revisionDetailSchema,
  revisionSchema,
  unpublicationSchema,
  unpublishQuerySchema,
} from '../../../contract/content/content.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../../contract/kinds/index.ts'
import { deletedSchema, oneOf, writtenOf } from '../../../contract/list.ts'
import { doneSchema } from '../../../contract/accounts/staff.ts'
import { PUBLICATION, END, cancelSchedule, setSchedule } from './schedules.ts'
import { getRevision, listRevisions, restoreRevision } from './history.ts'
import { kindFor } from './kinds.ts'
import { publishContent, unpublishContent } from './publication.ts'
import { findPlace, getContentRecord, listContentRows, searchContent } from './records.ts'
import { orderContent } from './saving.ts'
import { purgeContent, recoverContent } from './trash.ts'
import { actorOf } from '../accounts/access.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, idParameter, type ApiParts } from '../api/router.ts'

const entityParameter = z.object({ entity: z.enum(CONTENT_ENTITIES) })
const itemParameters = entityParameter.extend(idParameter.shape)
const record = oneOf(anyContentRecordSchema)
const written = writtenOf(anyContentRecordSchema)

const call = callsOf('Content', { access: 'reader' })
const searchCall = call('get /search', 'Content of every kind with these words, drafts too', {
  query: contentSearchQuerySchema,
  200: answer(contentFoundSchema, 'At most 12, those with the words in their title first'),
})
const listCall = call('get /{entity}', 'Content of a kind as staff see it, in every state', {
  keyScope: '{entity}:read',
  params: entityParameter,
  query: contentListQuerySchema,
  200: answer(contentListSchema, 'A page of it'),
})
const recordCall = call('get /{entity}/{id}', 'One item as staff edit it: its newest version, in every language', {
  keyScope: '{entity}:read',
  params: itemParameters,
  200: answer(record, 'The item'),
})
const purgeCall = call('delete /{entity}/{id}', 'Delete an item in the trash permanently', {
  access: 'owner',
  params: itemParameters,
  200: answer(deletedSchema, 'Deleted'),
})
const publishCall = call('put /{entity}/{id}/publication', 'Publish the newest version, now or later', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters,
  body: publicationSchema,
  200: answer(written, 'Published, or waiting for its time'),
})
const unpublishCall = call('delete /{entity}/{id}/publication', 'Unpublish an item', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters,
  query: unpublishQuerySchema,
  200: answer(written, 'It is a draft'),
})
const cancelCall = call('delete /{entity}/{id}/schedule', 'Do not publish an item at its time', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters,
  200: answer(written, 'It waits for nothing'),
})
const endCall = call('put /{entity}/{id}/end', 'Unpublish an item at a time', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters,
  body: unpublicationSchema,
  200: answer(written, 'Visitors see it until then'),
})
const noEndCall = call('delete /{entity}/{id}/end', 'Do not unpublish an item at its time', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters,
  200: answer(written, 'It stays published'),
})
const revisionsCall = call('get /{entity}/{id}/revisions', 'The saved versions of an item, newest first', {
  keyScope: '{entity}:read',
  params: itemParameters,
  200: answer(z.object({ data: z.array(revisionSchema) }), 'At most 200'),
})
const revisionCall = call('get /{entity}/{id}/revisions/{number}', 'One saved version of an item', {
  keyScope: '{entity}:read',
  params: itemParameters.extend({ number: idParameter.shape.id }),
  200: answer(oneOf(revisionDetailSchema), 'The version'),
})
const restoreCall = call('post /{entity}/{id}/restoration', 'Save an older version once more, as the newest', {
  access: 'author',
  keyScope: '{entity}:write',
  params: itemParameters,
  body: restorationSchema,
  200: answer(written, 'It is the newest version'),
})
const recoverCall = call('post /{entity}/{id}/recovery', 'Take an item out of the trash', {
  access: 'author',
  keyScope: '{entity}:write',
  params: itemParameters,
  200: answer(written, 'It is as it was'),
})
const placeCall = call('get /', 'The item that a page of the site shows', {
  query: placeQuerySchema,
  200: answer(oneOf(placeSchema.nullable()), 'The item; null for a page of several'),
})
const orderCall = call('put /{entity}/order', 'Give items places in this order', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: entityParameter,
  body: orderSchema,
  200: answer(doneSchema, 'They are in this order'),
})

export const contentApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(placeCall, async (context) =>
      context.json({ data: await findPlace(db, context.req.valid('query').path) }, 200),
    )
    .openapi(searchCall, async (context) =>
      context.json({ data: await searchContent(db, context.req.valid('query').search) }, 200),
    )
    .openapi(listCall, async (context) => {
      const { entity } = context.req.valid('param')
      return context.json(await listContentRows(db, entity, context.req.valid('query')), 200)
    })
    .openapi(orderCall, async (context) => {
      const { entity } = context.req.valid('param')
      await orderContent({ db, now, actor: actorOf(context) }, entity, context.req.valid('json').ids)
      return context.json({ message: 'The order is saved.' }, 200)
    })
    .openapi(recordCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await getContentRecord(db, entity, id, actorOf(context)) }, 200)
    })
    .openapi(purgeCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await purgeContent({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: 'Deleted permanently.', data }, 200)
    })
    .openapi(publishCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { at, version } = context.req.valid('json')
      const deps = { db, now, actor: actorOf(context) }
      const data =
        at === undefined
          ? await publishContent(deps, entity, id, version)
          : await setSchedule(deps, PUBLICATION, entity, id, { at, seen: version })
      const done = at === undefined ? 'is published.' : 'will be published at its time.'
      return context.json({ message: `${nounOf(entity)} ${done}`, data }, 200)
    })
    .openapi(unpublishCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { version } = context.req.valid('query')
      const data = await unpublishContent({ db, now, actor: actorOf(context) }, entity, id, version)
      return context.json({ message: `${nounOf(entity)} is a draft now.`, data }, 200)
    })
    .openapi(cancelCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await cancelSchedule({ db, now, actor: actorOf(context) }, PUBLICATION, entity, id)
      return context.json({ message: 'The schedule is cancelled.', data }, 200)
    })
    .openapi(endCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { at, version } = context.req.valid('json')
      const deps = { db, now, actor: actorOf(context) }
      const data = await setSchedule(deps, END, entity, id, { at, seen: version })
      return context.json({ message: `${nounOf(entity)} will be unpublished at its time.`, data }, 200)
    })
    .openapi(noEndCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await cancelSchedule({ db, now, actor: actorOf(context) }, END, entity, id)
      return context.json({ message: `${nounOf(entity)} stays published.`, data }, 200)
    })
    .openapi(revisionsCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await listRevisions(db, entity, id, actorOf(context)) }, 200)
    })
    .openapi(revisionCall, async (context) => {
      const { entity, id, number } = context.req.valid('param')
      return context.json({ data: await getRevision(db, entity, id, number, actorOf(context)) }, 200)
    })
    .openapi(restoreCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { revision, ...saving } = context.req.valid('json')
      const data = await restoreRevision({ db, now, actor: actorOf(context) }, entity, id, revision, saving)
      return context.json({ message: `Version ${revision} is the newest again.`, data }, 200)
    })
    .openapi(recoverCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await recoverContent({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: `${nounOf(entity)} is restored.`, data }, 200)
    })

function nounOf(entity: ContentEntity): string {
  return kindFor(entity).declared.noun
}
