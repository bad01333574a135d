import type { OpenAPIHono } from '@hono/zod-openapi'
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '../../contract/webhooks/webhook-events.ts'
import {
  contentEventSchema,
  enquiryEventSchema,
  testEventSchema,
  webhookHeadersSchema,
} from '../../contract/webhooks/webhook.ts'

const CONTENT_EXAMPLE = { entity: 'news', id: 12, title: 'Bridge opened', path: '/news/bridge-opened' }
const EXAMPLES = {
  'content.published': CONTENT_EXAMPLE,
  'content.changed': CONTENT_EXAMPLE,
  'content.removed': CONTENT_EXAMPLE,
  'enquiry.received': { id: 34, subject: 'A bridge in Gulmi' },
  'webhook.test': {},
}
const EVENT_TEXTS = {
  'content.published': 'Something was published that visitors did not see before',
  'content.changed': 'A new version of something published was published',
  'content.removed': 'Something was unpublished or moved to the trash',
  'enquiry.received':
    'A message of the contact form was accepted; those that may be spam are not, until staff release them',
  'webhook.test': 'An owner tries the address',
}

/** What the site sends to addresses that owners register. */
export function registerWebhooks(registry: OpenAPIHono['openAPIRegistry']): void {
  for (const event of [...WEBHOOK_EVENTS, TEST_EVENT] as const) {
    const example = { type: event, timestamp: '2026-11-23T04:30:00.000Z', data: EXAMPLES[event] }
    registry.registerWebhook({
      method: 'post',
      path: event,
      tags: ['Webhooks'],
      summary: EVENT_TEXTS[event],
      description:
        'Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.',
      request: {
        headers: webhookHeadersSchema,
        body: {
          required: true,
          content: { 'application/json': { schema: schemaOf(event), example } },
        },
      },
      responses: {
        '2XX': { description: 'It was taken. Answer within 10 seconds; of the body, the log keeps the beginning' },
        default: { description: 'It is sent again for three days. Redirects are not followed' },
      },
    })
  }
}

function schemaOf(event: WebhookEvent | typeof TEST_EVENT) {
  if (event === TEST_EVENT) return testEventSchema
  return event === 'enquiry.received' ? enquiryEventSchema : contentEventSchema
}
