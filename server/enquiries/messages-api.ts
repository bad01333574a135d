import { ReadableStream as NodeStream } from 'node:stream/web'
import { z } from '@hono/zod-openapi'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  messageChangeSchema,
  messageExportQuerySchema,
  messageListQuerySchema,
  messageRecordSchema,
} from '../../contract/enquiries/messages.ts'
import { note } from '../core/audit/audit.ts'
import type { EnquirySettings } from './enquiry-deps.ts'
import { exportEnquiries } from './export.ts'
import {
  markAsSpam,
  moveToTrash,
  restoreEnquiry,
  changeEnquiry,
  getEnquiry,
  listEnquiries,
  releaseEnquiryById,
  removeEnquiry,
} from './inbox.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../core/api/router.ts'

const UPDATED = 'Message is updated successfully.'
const RELEASED = 'Marked as not spam.'
const MARKED_AS_SPAM = 'Marked as possible spam.'
const TRASHED = 'Moved to the trash.'
const RECOVERED = 'Restored from the trash.'
const DELETED = 'Message is deleted successfully.'

const call = callsOf('Messages', { access: 'staff' })
const listCall = call('get /', 'Messages of the contact form', {
  description:
    'The search looks at names, e-mail addresses, subjects, messages and references; each word must be found.',
  query: messageListQuerySchema,
  200: answer(listOf(messageRecordSchema), 'A page of messages'),
})
const exportCall = call('get /export', 'Export messages, all or filtered', {
  description: 'Newest first. CSV is in UTF-8 and protected against formulas. The audit log records the export.',
  query: messageExportQuerySchema,
  200: {
    description: 'A file to keep',
    content: {
      'application/json': { schema: z.array(z.record(z.string(), z.string())) },
      'text/csv': { schema: z.string() },
    },
  },
})
const getCall = call('get /{id}', 'One message. To read it changes nothing', {
  200: answer(oneOf(messageRecordSchema), 'The message'),
})
const changeCall = call('patch /{id}', 'Change the state, the assignee or the note of a message', {
  description: 'Fields left out stay unchanged.',
  body: messageChangeSchema,
  200: answer(writtenOf(messageRecordSchema), `Stored: "${UPDATED}"`),
})
const releaseCall = call('post /{id}/release', 'Release a message from quarantine', {
  description: 'Its mails are sent, as those of any other message.',
  200: answer(writtenOf(messageRecordSchema), `Let in: "${RELEASED}"`),
  ...conflictError,
})
const spamCall = call('post /{id}/spam', 'Move a message to the possible spam', {
  description: 'For one that was let in: its mails have been sent. It comes back by a release.',
  200: answer(writtenOf(messageRecordSchema), `Moved: "${MARKED_AS_SPAM}"`),
  ...conflictError,
})
const trashCall = call('post /{id}/trash', 'Move a message to the trash', {
  description: `It is deleted after ${TRASH_DAYS} days.`,
  200: answer(writtenOf(messageRecordSchema), `Moved: "${TRASHED}"`),
  ...conflictError,
})
const recoverCall = call('post /{id}/recover', 'Bring a message back from the trash', {
  200: answer(writtenOf(messageRecordSchema), `Back where it was: "${RECOVERED}"`),
  ...conflictError,
})
const deleteCall = call('delete /{id}', 'Delete a message permanently, with its mails', {
  access: 'owner',
  200: answer(deletedSchema, `Deleted: "${DELETED}"`),
})

export const messagesApi = ({ db, now }: ApiParts, settings: EnquirySettings) => {
  const deps = { ...settings, db, now }
  return createRouter()
    .openapi(listCall, async (context) => context.json(await listEnquiries(db, context.req.valid('query')), 200))
    .openapi(exportCall, async (context) => {
      const { format, ...filter } = context.req.valid('query')
      const time = now()
      // Not the search words, which may be a person's name.
      const label = `${filter.assignee || filter.search ? 'some' : 'all'}${filter.state === undefined ? '' : ` ${filter.state}`} as ${format}`
      await note(db, actorOf(context), time, { action: 'export', entity: 'message', label })
      const bytes = NodeStream.from(encode(exportEnquiries(db, format, filter)))
      return new Response(bytes as ReadableStream<Uint8Array<ArrayBuffer>>, {
        headers: {
          'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
          'Content-Disposition': `attachment; filename="messages-${time.toISOString().slice(0, 10)}.${format}"`,
          // Prevents the ETag middleware from reading the whole body.
          ETag: `"${time.getTime()}"`,
        },
      })
    })
    .openapi(getCall, async (context) =>
      context.json({ data: await getEnquiry(db, context.req.valid('param').id) }, 200),
    )
    .openapi(changeCall, async (context) => {
      const data = await changeEnquiry(
        { ...deps, actor: actorOf(context) },
        context.req.valid('param').id,
        context.req.valid('json'),
      )
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(releaseCall, async (context) => {
      const data = await releaseEnquiryById({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: RELEASED, data }, 200)
    })
    .openapi(spamCall, async (context) => {
      const data = await markAsSpam({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: MARKED_AS_SPAM, data }, 200)
    })
    .openapi(trashCall, async (context) => {
      const data = await moveToTrash({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: TRASHED, data }, 200)
    })
    .openapi(recoverCall, async (context) => {
      const data = await restoreEnquiry({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: RECOVERED, data }, 200)
    })
    .openapi(deleteCall, async (context) => {
      const data = await removeEnquiry({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
}

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
