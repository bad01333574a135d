import { z } from 'zod'
import { named } from '../named-schema.ts'
import { PAGE_LOCALES } from '../page-locales.ts'
import { NOTE_LENGTH } from '../limits.ts'
import { baseVersionSchema } from '../text.ts'
import {
  idQuerySchema,
  idsSchema,
  orderSchema,
  staffIdSchema,
  staffListQuerySchema,
  staffSearchSchema,
} from '../accounts/staff-list.ts'

/** Of an accepted message. */
export const HANDLING_STATES = ['new', 'read', 'answered'] as const
export const MESSAGE_STATES = [...HANDLING_STATES, 'quarantined', 'trash'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const
/** sent: accepted by the mail server; failed: refused permanently, or given up after a day. */
export const RECIPIENT_STATES = ['queued', 'sent', 'failed'] as const

const time = z.iso.datetime()
const messageStateSchema = z.enum(MESSAGE_STATES, `state must be one of ${MESSAGE_STATES.join(', ')}`)

export const mailOfMessageSchema = named('MailOfMessage', {
  id: z.int(),
  kind: z.string().meta({ description: 'Such as enquiry, acknowledgement or quarantine' }),
  label: z.string().meta({ description: 'The kind of mail and its recipients' }),
  state: z.enum(MAIL_STATES),
  answer: z.string().nullable().meta({ description: "The mail server's last answer" }),
  isKeptHere: z.boolean().meta({
    description: 'Written into a file on this machine, because no mail server is configured: not delivered',
  }),
  isNotNeeded: z.boolean().meta({
    description: 'Due when nothing was left to tell, such as a list of possible spam that was looked at: not sent',
  }),
  attempts: z.int(),
  dueAt: time.nullable().meta({ description: 'When it is tried next; null when it is not' }),
  sentAt: time.nullable(),
  recipients: z
    .array(
      z.object({
        address: z.string(),
        state: z.enum(RECIPIENT_STATES),
        answer: z.string().nullable(),
        sentAt: time.nullable(),
      }),
    )
    .meta({
      description:
        'The delivery to each recipient; empty before the first attempt. A failed mail may have reached some of them',
    }),
})
export type MailOfMessage = z.infer<typeof mailOfMessageSchema>

export const messageRecordSchema = named('MessageRecord', {
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  receivedAt: time,
  locale: z.enum(PAGE_LOCALES).meta({ description: 'The language of the page from which it was sent' }),
  state: messageStateSchema,
  suspicions: z.array(z.string()).meta({ description: 'Reasons of the quarantine; kept after a release' }),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  note: z.string(),
  version: z.int(),
  mails: z.array(mailOfMessageSchema),
})
export type MessageRecord = z.infer<typeof messageRecordSchema>

export const messageListQuerySchema = staffListQuerySchema.extend({
  state: messageStateSchema.optional(),
  assignee: staffIdSchema('assignee').optional().meta({ type: 'string', description: "Somebody's id, or none" }),
  search: staffSearchSchema,
  sameSenderAs: idQuerySchema('sameSenderAs', 'The id of a message: only others from its e-mail address'),
  sort: z.enum(['received', 'name'], 'sort must be received or name').default('received'),
  order: orderSchema('desc'),
  ids: idsSchema,
})
export type MessageListQuery = z.infer<typeof messageListQuerySchema>

export const messageChangeSchema = named('MessageChange', {
  state: z.enum(HANDLING_STATES, `State must be one of ${HANDLING_STATES.join(', ')}`).optional(),
  assigneeId: staffIdSchema('Assignee').nullable().optional(),
  note: z
    .string('Note must be a text')
    .overwrite((text) => text.replaceAll('\0', ''))
    .trim()
    .max(NOTE_LENGTH, `Note must be at most ${NOTE_LENGTH} characters`)
    .optional(),
  version: baseVersionSchema,
})
export type MessageChange = z.infer<typeof messageChangeSchema>

export const messageExportQuerySchema = z.object({
  format: z.enum(['csv', 'json'], 'format must be csv or json').default('csv'),
  ...messageListQuerySchema.pick({ state: true, assignee: true, search: true }).shape,
})

export const mailRecordSchema = mailOfMessageSchema
  .extend({
    createdAt: time,
    message: z
      .object({ id: z.int(), reference: z.string(), name: z.string(), email: z.string(), subject: z.string() })
      .nullable()
      .meta({
        description: 'The enquiry; null for a list of the quarantine, a password link and a warning of failed sign-ins',
      }),
  })
  .meta({ id: 'MailRecord' })
export type MailRecord = z.infer<typeof mailRecordSchema>

export const mailListQuerySchema = staffListQuerySchema.extend({
  state: z.enum(MAIL_STATES, `state must be one of ${MAIL_STATES.join(', ')}`).optional(),
})
