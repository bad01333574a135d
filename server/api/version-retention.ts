import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { oneOf, writtenOf } from '../../contract/list.ts'
import {
  oldVersionsSchema,
  versionRetentionQuerySchema,
  versionRetentionSchema,
} from '../../contract/version-retention.ts'
import {
  countOldVersions,
  exportOldVersions,
  getVersionRetention,
  setVersionRetention,
} from '../services/content/version-retention.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import { answer, createRoute, createRouter, jsonBody, staffBodyErrors, staffErrors, type ApiParts } from './router.ts'

const tags = ['Retention of versions']
const request = { query: versionRetentionQuerySchema }

const getRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'How long earlier versions of content are kept',
  responses: { 200: answer(oneOf(versionRetentionSchema), 'The setting'), ...staffErrors },
})
const setRoute = createRoute({
  method: 'put',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Choose how long earlier versions are kept',
  description:
    'Never deleted: the published version, the newest and the first one of an item, and those with the English text that ' +
    'an outdated translation was made from. The first deletion is within an hour.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(versionRetentionSchema) },
  responses: { 200: answer(writtenOf(versionRetentionSchema), 'It is stored'), ...staffBodyErrors },
})
const countRoute = createRoute({
  method: 'get',
  path: '/count',
  access: 'owner',
  tags,
  summary: 'What a setting would delete now',
  request,
  responses: { 200: answer(oneOf(oldVersionsSchema), 'How much'), ...staffErrors },
})
const exportRoute = createRoute({
  method: 'get',
  path: '/export',
  access: 'owner',
  tags,
  summary: 'The versions that a setting would delete, as lines of JSON',
  request,
  responses: {
    200: {
      description: 'A version a line',
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...staffErrors,
  },
})

export const versionRetentionApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(getRoute, async (context) => context.json({ data: await getVersionRetention(db) }, 200))
    .openapi(setRoute, async (context) => {
      const data = await setVersionRetention({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: 'Setting is updated successfully.', data }, 200)
    })
    .openapi(countRoute, async (context) =>
      context.json({ data: await countOldVersions(reads, now(), context.req.valid('query')) }, 200),
    )
    .openapi(exportRoute, async (context) => {
      const lines = Readable.from(exportOldVersions(reads, now(), context.req.valid('query')))
      return context.body(Readable.toWeb(lines) as ReadableStream<Uint8Array>, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="earlier-versions.ndjson"',
        // Without it, the middleware would hash the whole file before it is sent.
        ETag: `"versions-${now().getTime()}"`,
      })
    })
