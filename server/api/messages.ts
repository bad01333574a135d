import { ReadableStream as NodeStream } from 'node:stream/web'
import { z } from '@hono/zod-openapi'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import {
  messageChangeSchema,
  messageExportQuerySchema,
  messageListQuerySchema,
  messageRecordSchema,
} from '../../contract/messages.ts'
import { note } from '../services/audit.ts'
import type { EnquirySettings } from '../services/enquiries/enquiry-deps.ts'
import { exportEnquiries } from '../services/enquiries/export.ts'
import {
  changeEnquiry,
  getEnquiry,
  listEnquiries,
  releaseEnquiryById,
  removeEnquiry,
} from '../services/enquiries/inbox.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  idParameter,
  jsonBody,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['Messages']
const UPDATED = 'Message is updated successfully.'
const RELEASED = 'Marked as not spam.'
const DELETED = 'Message is deleted successfully.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'staff',
  tags,
  summary: 'Messages of the contact form',
  description:
    'The search looks at names, e-mail addresses, subjects, messages and references; each word must be found.',
  request: { query: messageListQuerySchema },
  responses: { 200: answer(listOf(messageRecordSchema), 'A page of messages'), ...staffErrors },
})
const exportRoute = createRoute({
  method: 'get',
  path: '/export',
  access: 'staff',
  tags,
  summary: 'Messages as a file: all, or those that are asked for',
  description:
    'The last that was stored first. As CSV in UTF-8, with texts that no spreadsheet takes for formulas. The audit log says who asked.',
  request: { query: messageExportQuerySchema },
  responses: {
    200: {
      description: 'A file to keep',
      content: {
        'application/json': { schema: z.array(z.record(z.string(), z.string())) },
        'text/csv': { schema: z.string() },
      },
    },
    ...staffErrors,
  },
})
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  access: 'staff',
  tags,
  summary: 'One message. To read it changes nothing',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(messageRecordSchema), 'The message'), ...staffOneErrors },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  access: 'staff',
  tags,
  summary: 'Say what has become of a message, give it to somebody, or note something',
  description: 'What is left out stays as it is.',
  middleware: jsonBodyGuards,
  request: { params: idParameter, body: jsonBody(messageChangeSchema) },
  responses: { 200: answer(writtenOf(messageRecordSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})
const releaseRoute = createRoute({
  method: 'post',
  path: '/{id}/release',
  access: 'staff',
  tags,
  summary: 'Let a message in that was taken for spam',
  description: 'Its mails are sent, as those of any other message.',
  request: { params: idParameter },
  responses: {
    200: answer(writtenOf(messageRecordSchema), `Let in: "${RELEASED}"`),
    ...staffOneErrors,
    409: staffBodyErrors[409],
  },
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'Delete a message for good, and the mails about it that are still here',
  request: { params: idParameter },
  responses: { 200: answer(deletedSchema, `Deleted: "${DELETED}"`), ...staffOneErrors },
})

export const messagesApi = ({ db, now }: ApiParts, settings: EnquirySettings) => {
  const deps = { ...settings, db, now }
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listEnquiries(db, context.req.valid('query')), 200))
    .openapi(exportRoute, async (context) => {
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
    .openapi(getRoute, async (context) =>
      context.json({ data: await getEnquiry(db, context.req.valid('param').id) }, 200),
    )
    .openapi(changeRoute, async (context) => {
      const data = await changeEnquiry(
        { ...deps, actor: actorOf(context) },
        context.req.valid('param').id,
        context.req.valid('json'),
      )
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(releaseRoute, async (context) => {
      const data = await releaseEnquiryById({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: RELEASED, data }, 200)
    })
    .openapi(deleteRoute, async (context) => {
      const data = await removeEnquiry({ ...deps, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
}

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
