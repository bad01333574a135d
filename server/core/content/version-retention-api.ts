import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import {
  oldVersionsSchema,
  versionRetentionQuerySchema,
  versionRetentionSchema,
} from '../../../contract/content/version-retention.ts'
import { countOldVersions, exportOldVersions, getVersionRetention, setVersionRetention } from './version-retention.ts'
import { actorOf } from '../accounts/access.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, type ApiParts } from '../api/router.ts'

const request = { query: versionRetentionQuerySchema }

const call = callsOf('Retention of versions', { access: 'owner' })
const getCall = call('get /', 'How long earlier versions of content are kept', {
  200: answer(oneOf(versionRetentionSchema), 'The setting'),
})
const setCall = call('put /', 'Choose how long earlier versions are kept', {
  description:
    'Never deleted: the published version, the newest and the first one of an item, and those with the English text that ' +
    'an outdated translation was made from. The first deletion is within an hour.',
  body: versionRetentionSchema,
  200: answer(writtenOf(versionRetentionSchema), 'It is stored'),
})
const countCall = call('get /count', 'What a setting would delete now', {
  ...request,
  200: answer(oneOf(oldVersionsSchema), 'How much'),
})
const exportCall = call('get /export', 'The versions that a setting would delete, as lines of JSON', {
  ...request,
  200: {
    description: 'A version a line',
    content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
  },
})

export const versionRetentionApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(getCall, async (context) => context.json({ data: await getVersionRetention(db) }, 200))
    .openapi(setCall, async (context) => {
      const data = await setVersionRetention({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: 'Setting is updated successfully.', data }, 200)
    })
    .openapi(countCall, async (context) =>
      context.json({ data: await countOldVersions(reads, now(), context.req.valid('query')) }, 200),
    )
    .openapi(exportCall, async (context) => {
      const lines = Readable.from(exportOldVersions(reads, now(), context.req.valid('query')))
      return context.body(Readable.toWeb(lines) as ReadableStream<Uint8Array>, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="earlier-versions.ndjson"',
        // Without it, the middleware would hash the whole file before it is sent.
        ETag: `"versions-${now().getTime()}"`,
      })
    })
