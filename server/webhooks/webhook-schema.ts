import type { Generated } from 'kysely'

export interface WebhookTables {
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
}

interface WebhookTable {
  id: Generated<number>
  url: string
  /** A JSON list. */
  events: string
  has_enquiry_details: 0 | 1
  /** The secret is derived from this and the server's secret; the store alone cannot reveal it. */
  secret_salt: string
  /** Deliveries are signed with the former secret too until then. */
  former_salt: string | null
  former_until: string | null
  created_at: string
  /** The first failure since a delivery succeeded. */
  failing_since: string | null
  disabled_at: string | null
  disabled_because: 'owner' | 'failing' | null
}

/** One event for one webhook. Its attempts are those of its job, whose subject is its id. */
interface WebhookDeliveryTable {
  id: Generated<number>
  webhook_id: number
  message_id: string
  event: string
  /** JSON: the data of a content event; the reference of an enquiry, which is read when it is sent. */
  about: string
  state: 'queued' | 'delivered' | 'failed'
  created_at: string
  attempts: Generated<number>
  attempted_at: string | null
  next_at: string | null
  status: number | null
  answer: string | null
}
