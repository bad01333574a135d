export const WEBHOOK_EVENTS = ['content.published', 'content.changed', 'content.removed', 'enquiry.received'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Sent by hand only. */
export const TEST_EVENT = 'webhook.test'
export const WEBHOOK_URL_LENGTH = 500
/** After so long without a delivery that succeeded, the next failure disables a webhook. */
export const WEBHOOK_FAILING_DAYS = 3
