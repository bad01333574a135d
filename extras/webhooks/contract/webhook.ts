import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { WEBHOOK_EVENTS, WEBHOOK_URL_LENGTH } from './webhook-events.ts'

const url = z
  .string('Address is required')
  .trim()
  .min(1, 'Address is required')
  .max(WEBHOOK_URL_LENGTH, `Address must be at most ${WEBHOOK_URL_LENGTH} characters`)
const events = z
  .array(z.enum(WEBHOOK_EVENTS, `Events are ${WEBHOOK_EVENTS.join(', ')}`))
  .min(1, 'Choose at least one event')
  .max(WEBHOOK_EVENTS.length, 'An event may be named once')
const hasEnquiryDetails = z
  .boolean('hasEnquiryDetails must be true or false')
  .meta({ description: 'Whether an enquiry is sent with its sender and message, not only with its id and subject' })

export const webhookSchema = named('Webhook', {
  id: z.int(),
  url: z.string(),
  events,
  hasEnquiryDetails,
  createdAt: z.iso.datetime(),
  failingSince: z.iso.datetime().nullable().meta({ description: 'The first failure since a delivery succeeded' }),
  disabledAt: z.iso.datetime().nullable(),
  disabledBecause: z.enum(['owner', 'failing']).nullable().meta({ description: 'failing: no delivery for days' }),
})
export type Webhook = z.infer<typeof webhookSchema>

const settingsSchema = z.object({ url, events, hasEnquiryDetails })
export const newWebhookSchema = settingsSchema
  .extend({ hasEnquiryDetails: hasEnquiryDetails.default(false) })
  .meta({ id: 'NewWebhook' })
export const webhookChangeSchema = settingsSchema
  .partial()
  .extend({ disabled: z.boolean('disabled must be true or false').optional() })
  .meta({ id: 'WebhookChange' })

export const webhookWithSecretSchema = webhookSchema
  .extend({
    secret: z
      .string()
      .meta({ description: 'By which deliveries are signed, shown this once: whsec_ and 32 bytes in base64' }),
  })
  .meta({ id: 'WebhookWithSecret' })
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>

export const webhookDeliverySchema = named('WebhookDelivery', {
  id: z.int(),
  messageId: z.string().meta({ description: 'The header webhook-id: the same at each attempt' }),
  event: z.string(),
  state: z.enum(['queued', 'delivered', 'failed']),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  attemptedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable().meta({ description: 'When it is tried again' }),
  status: z.int().nullable().meta({ description: 'The last answer; null: there was none' }),
  answer: z.string().nullable().meta({ description: 'The beginning of its body, or why there was none' }),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

export const webhookHeadersSchema = z.object({
  'webhook-id': z.string().meta({ description: 'The same at each attempt' }),
  'webhook-timestamp': z.string().meta({ description: 'Seconds since 1970, of this attempt' }),
  'webhook-signature': z.string().meta({ description: '`v1,…`, once for each secret' }),
})

/** As receivers get it (standardwebhooks.com). */
const eventBase = { timestamp: z.iso.datetime().meta({ description: 'When it happened' }) }
export const contentEventSchema = named('ContentEvent', {
  type: z.enum(['content.published', 'content.changed', 'content.removed']),
  ...eventBase,
  data: z.object({
    entity: z.enum(CONTENT_ENTITIES),
    id: z.int(),
    title: z.string(),
    path: z.string().nullable().meta({ description: 'Its page on the site; null for kinds without one' }),
  }),
})
export const enquiryEventSchema = named('EnquiryEvent', {
  type: z.literal('enquiry.received'),
  ...eventBase,
  data: z.object({
    id: z.int(),
    subject: z.string(),
    reference: z.string().optional().meta({ description: 'This and the following: only where an owner chose so' }),
    name: z.string().optional(),
    email: z.string().optional(),
    message: z.string().optional(),
  }),
})
export const testEventSchema = named('TestEvent', { type: z.literal('webhook.test'), ...eventBase, data: z.object({}) })
