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
  type ContentRecord,
} from '../../../contract/content/content.ts'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { writtenOf } from '../../../contract/list.ts'
import { PUBLICATION, END, cancelSchedule, setSchedule } from './schedules.ts'
import { getRevision, listRevisions, restoreRevision } from './history.ts'
import { kindFor } from './kinds.ts'
import { publishContent, unpublishContent } from './publication.ts'
import { findPlace, getContentRecord, listContentRows, searchContent } from './records.ts'
import { orderContent } from './saving.ts'
import { purgeContent, recoverContent } from './trash.ts'
import { deleted, done, one, routerOf, servedCallsOf, whole, written } from '../accounts/served-calls.ts'
import { idParameter } from '../api/router.ts'

const entityParameter = z.object({ entity: z.enum(CONTENT_ENTITIES) })
/** Of calls on one item of any kind. */
export const itemParams = entityParameter.extend(idParameter.shape)

const changed = (description: string, message: string) => written(anyContentRecordSchema, description, message)
const changedAs = (description: string) => whole(writtenOf(anyContentRecordSchema), description)

const call = servedCallsOf('Content', { access: 'reader' })
const reading = { keyScope: '{entity}:read', params: itemParams } as const
const writing = { access: 'staff', keyScope: '{entity}:write', params: itemParams } as const

export const contentApi = routerOf(
  call('get /', 'The item that a page of the site shows', {
    query: placeQuerySchema,
    200: one(placeSchema.nullable(), 'The item; null for a page of several'),
    handle: ({ db }, { query }) => findPlace(db, query.path),
  }),
  call('get /search', 'Content of every kind with these words, drafts too', {
    query: contentSearchQuerySchema,
    200: whole(contentFoundSchema, 'At most 12, those with the words in their title first'),
    handle: async ({ db }, { query }) => ({ data: await searchContent(db, query.search) }),
  }),
  call('get /{entity}', 'Content of a kind as staff see it, in every state', {
    keyScope: '{entity}:read',
    params: entityParameter,
    query: contentListQuerySchema,
    200: whole(contentListSchema, 'A page of it'),
    handle: ({ db }, { params: { entity }, query }) => listContentRows(db, entity, query),
  }),
  call('put /{entity}/order', 'Give items places in this order', {
    ...writing,
    params: entityParameter,
    body: orderSchema,
    200: done('They are in this order', 'The order is saved.'),
    handle: (deps, { params: { entity }, body }) => orderContent(deps, entity, body.ids),
  }),
  call('get /{entity}/{id}', 'One item as staff edit it: its newest version, in every language', {
    ...reading,
    200: one(anyContentRecordSchema, 'The item'),
    handle: ({ db, actor }, { params: { entity, id } }) => getContentRecord(db, entity, id, actor),
  }),
  call('delete /{entity}/{id}', 'Delete an item in the trash permanently', {
    access: 'owner',
    params: itemParams,
    200: deleted('Deleted permanently.', 'Deleted'),
    handle: (deps, { params: { entity, id } }) => purgeContent(deps, entity, id),
  }),
  call('put /{entity}/{id}/publication', 'Publish the newest version, now or later', {
    ...writing,
    body: publicationSchema,
    200: changedAs('Published, or waiting for its time'),
    async handle(deps, { params: { entity, id }, body: { at, version } }) {
      if (at === undefined) return saying('is published', await publishContent(deps, entity, id, version))
      const waiting = await setSchedule(deps, PUBLICATION, entity, id, { at, seen: version })
      return saying('will be published at its time', waiting)
    },
  }),
  call('delete /{entity}/{id}/publication', 'Unpublish an item', {
    ...writing,
    query: unpublishQuerySchema,
    200: changedAs('It is a draft'),
    handle: async (deps, { params: { entity, id }, query }) =>
      saying('is a draft now', await unpublishContent(deps, entity, id, query.version)),
  }),
  call('delete /{entity}/{id}/schedule', 'Do not publish an item at its time', {
    ...writing,
    200: changed('It waits for nothing', 'The schedule is cancelled.'),
    handle: (deps, { params: { entity, id } }) => cancelSchedule(deps, PUBLICATION, entity, id),
  }),
  call('put /{entity}/{id}/end', 'Unpublish an item at a time', {
    ...writing,
    body: unpublicationSchema,
    200: changedAs('Visitors see it until then'),
    handle: async (deps, { params: { entity, id }, body: { at, version } }) =>
      saying('will be unpublished at its time', await setSchedule(deps, END, entity, id, { at, seen: version })),
  }),
  call('delete /{entity}/{id}/end', 'Do not unpublish an item at its time', {
    ...writing,
    200: changedAs('It stays published'),
    handle: async (deps, { params: { entity, id } }) =>
      saying('stays published', await cancelSchedule(deps, END, entity, id)),
  }),
  call('get /{entity}/{id}/revisions', 'The saved versions of an item, newest first', {
    ...reading,
    200: one(revisionSchema.array(), 'At most 200'),
    handle: ({ db, actor }, { params: { entity, id } }) => listRevisions(db, entity, id, actor),
  }),
  call('get /{entity}/{id}/revisions/{number}', 'One saved version of an item', {
    ...reading,
    params: itemParams.extend({ number: idParameter.shape.id }),
    200: one(revisionDetailSchema, 'The version'),
    handle: ({ db, actor }, { params: { entity, id, number } }) => getRevision(db, entity, id, number, actor),
  }),
  call('post /{entity}/{id}/restoration', 'Save an older version once more, as the newest', {
    ...writing,
    access: 'author',
    body: restorationSchema,
    200: changedAs('It is the newest version'),
    async handle(deps, { params: { entity, id }, body: { revision, ...saving } }) {
      const data = await restoreRevision(deps, entity, id, revision, saving)
      return { message: `Version ${revision} is the newest again.`, data }
    },
  }),
  call('post /{entity}/{id}/recovery', 'Take an item out of the trash', {
    ...writing,
    access: 'author',
    200: changedAs('It is as it was'),
    handle: async (deps, { params: { entity, id } }) => saying('is restored', await recoverContent(deps, entity, id)),
  }),
)

/** @param did to be read after the noun of its kind */
function saying(did: string, data: ContentRecord) {
  return { message: `${kindFor(data.entity).declared.noun} ${did}.`, data }
}
