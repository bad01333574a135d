import { randomUUID } from 'node:crypto'
import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { TEST_EVENT, WebhookEvent } from '../contract/webhook-events.ts'
import { contentEventSchema, enquiryEventSchema, testEventSchema, webhookHeadersSchema } from '../contract/webhook.ts'
import { putJob } from '../../../server/core/jobs/job-store.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { findEnquiry } from '../../../server/enquiries/public.ts'
import type { DeliveryRow, WebhookRow } from './webhooks.ts'

/** Its subject is the delivery's id. */
export const WEBHOOK_JOB = 'webhook'

/** To be called in the transaction of the event. */
export async function queueEvent(tx: Db, event: WebhookEvent, about: object, at: string): Promise<void> {
  const enabled = tx.selectFrom('webhook').select(['id', 'events']).where('disabled_at', 'is', null).orderBy('id')
  for (const { id, events } of await enabled.execute())
    if ((JSON.parse(events) as string[]).includes(event)) await queueDelivery(tx, id, { event, about, at })
}

/** One event for one webhook. */
export async function queueDelivery(
  tx: Db,
  webhook_id: number,
  { event, about, at }: { event: string; about: object; at: string },
): Promise<DeliveryRow> {
  const message_id = `msg_${randomUUID().replaceAll('-', '')}`
  const values = { webhook_id, message_id, event, about: JSON.stringify(about), created_at: at, next_at: at }
  const delivery = tx.insertInto('webhook_delivery').values({ ...values, state: 'queued' })
  const row = await delivery.returningAll().executeTakeFirstOrThrow()
  await putJob(tx, { kind: WEBHOOK_JOB, subject: String(row.id), created_at: at, due_at: at })
  return row
}

/** The event as it is sent. Undefined: the enquiry has been deleted meanwhile. */
export async function composeEvent(
  db: Db,
  { event, about, created_at }: DeliveryRow,
  { has_enquiry_details }: WebhookRow,
): Promise<string | undefined> {
  const data: unknown =
    event === 'enquiry.received'
      ? await readEnquiry(db, (JSON.parse(about) as { reference: string }).reference, has_enquiry_details === 1)
      : JSON.parse(about)
  return data === undefined ? undefined : JSON.stringify({ type: event, timestamp: created_at, data })
}

/** Read at each attempt, so that the log of deliveries has no personal data. */
async function readEnquiry(db: Db, reference: string, hasDetails: boolean): Promise<object | undefined> {
  const row = await findEnquiry(db, reference)
  if (!row) return undefined
  const { id, subject, name, email, message } = row
  return hasDetails ? { id, subject, reference, name, email, message } : { id, subject }
}

const OF_CONTENT = {
  schema: contentEventSchema,
  example: { entity: 'news', id: 12, title: 'Bridge opened', path: '/news/bridge-opened' },
}
const EVENTS: Record<WebhookEvent | typeof TEST_EVENT, { summary: string; schema: z.ZodObject; example: object }> = {
  'content.published': { ...OF_CONTENT, summary: 'Something was published that visitors did not see before' },
  'content.changed': { ...OF_CONTENT, summary: 'A new version of something published was published' },
  'content.removed': { ...OF_CONTENT, summary: 'Something was unpublished or moved to the trash' },
  'enquiry.received': {
    summary: 'A message of the contact form was accepted; those that may be spam are not, until staff release them',
    schema: enquiryEventSchema,
    example: { id: 34, subject: 'A bridge in Gulmi' },
  },
  'webhook.test': { summary: 'An owner tries the address', schema: testEventSchema, example: {} },
}

/** Events that the site sends to addresses that owners register. */
export function registerWebhooks(registry: OpenAPIHono['openAPIRegistry']): void {
  for (const [event, { summary, schema, example: data }] of Object.entries(EVENTS)) {
    const example = { type: event, timestamp: '2026-11-23T04:30:00.000Z', data }
    registry.registerWebhook({
      method: 'post',
      path: event,
      tags: ['Webhooks'],
      summary,
      description:
        'Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.',
      request: {
        headers: webhookHeadersSchema,
        body: { required: true, content: { 'application/json': { schema, example } } },
      },
      responses: {
        '2XX': { description: 'It was taken. Answer within 10 seconds; of the body, the log keeps the beginning' },
        default: { description: 'It is sent again for three days. Redirects are not followed' },
      },
    })
  }
}
