import { z } from '@hono/zod-openapi'
import { TRASH_DAYS } from '../../contract/limits.ts'
import {
  messageChangeSchema,
  messageExportQuerySchema,
  messageListQuerySchema,
  messageRecordSchema,
} from '../../contract/enquiries/messages.ts'
import { note } from '../core/audit/audit.ts'
import type { ApiDeps } from '../core/feature.ts'
import { exportEnquiries } from './export.ts'
import { changeEnquiry, file, getEnquiry, listEnquiries, releaseEnquiryById, removeEnquiry } from './inbox.ts'
import { deleted, listed, one, routerOf, servedCallsOf, told } from '../core/accounts/served-calls.ts'
import { CSV, sendPieces } from '../core/api/download.ts'
import { conflictError } from '../core/api/router.ts'

const call = servedCallsOf<ApiDeps>('Messages', { access: 'staff' })

export const messagesApi = routerOf(
  call('get /', 'Messages of the contact form', {
    description:
      'The search looks at names, e-mail addresses, subjects, messages and references; each word must be found.',
    query: messageListQuerySchema,
    200: listed(messageRecordSchema, 'A page of messages'),
    handle: ({ db }, { query }) => listEnquiries(db, query),
  }),
  call('get /export', 'Export messages, all or filtered', {
    description: 'Newest first. CSV is in UTF-8 and protected against formulas. The audit log records the export.',
    query: messageExportQuerySchema,
    200: {
      description: 'A file to keep',
      content: {
        'application/json': { schema: z.array(z.record(z.string(), z.string())) },
        [CSV]: { schema: z.string() },
      },
    },
    async handle({ db, now, actor }, { query: { format, ...filter }, context }) {
      const time = now()
      // Not the search words, which may be a person's name.
      const label = `${filter.assignee || filter.search ? 'some' : 'all'}${filter.state === undefined ? '' : ` ${filter.state}`} as ${format}`
      await note(db, actor, time, { action: 'export', entity: 'message', label })
      const name = `messages-${time.toISOString().slice(0, 10)}.${format}`
      const type = format === 'csv' ? `${CSV}; charset=utf-8` : 'application/json'
      return sendPieces(context, exportEnquiries(db, format, filter), { name, type, tag: time.getTime() })
    },
  }),
  call('get /{id}', 'One message. To read it changes nothing', {
    200: one(messageRecordSchema, 'The message'),
    handle: ({ db }, { params }) => getEnquiry(db, params.id),
  }),
  call('patch /{id}', 'Change the state, the assignee or the note of a message', {
    description: 'Fields left out stay unchanged.',
    body: messageChangeSchema,
    200: told('Stored', messageRecordSchema, 'Message is updated successfully.'),
    handle: (deps, { params, body }) => changeEnquiry(deps, params.id, body),
  }),
  call('post /{id}/release', 'Release a message from quarantine', {
    description: 'Its mails are sent, as those of any other message.',
    200: told('Let in', messageRecordSchema, 'Marked as not spam.'),
    ...conflictError,
    handle: (deps, { params }) => releaseEnquiryById(deps, params.id),
  }),
  call('post /{id}/spam', 'Move a message to the possible spam', {
    description: 'For one that was let in: its mails have been sent. It comes back by a release.',
    200: told('Moved', messageRecordSchema, 'Marked as possible spam.'),
    ...conflictError,
    handle: (deps, { params }) => file(deps, params.id, 'spam'),
  }),
  call('post /{id}/trash', 'Move a message to the trash', {
    description: `It is deleted after ${TRASH_DAYS} days.`,
    200: told('Moved', messageRecordSchema, 'Moved to the trash.'),
    ...conflictError,
    handle: (deps, { params }) => file(deps, params.id, 'trash'),
  }),
  call('post /{id}/recover', 'Bring a message back from the trash', {
    200: told('Back where it was', messageRecordSchema, 'Restored from the trash.'),
    ...conflictError,
    handle: (deps, { params }) => file(deps, params.id, 'recover'),
  }),
  call('delete /{id}', 'Delete a message permanently, with its mails', {
    access: 'owner',
    200: deleted('Message is deleted successfully.'),
    handle: (deps, { params }) => removeEnquiry(deps, params.id),
  }),
)
