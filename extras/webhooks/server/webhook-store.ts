import type { Generated, Selectable, Updateable } from 'kysely'
import { changesRows } from '../../../server/core/store/engine.ts'
import type { Database, Db } from '../../../server/core/store/schema.ts'

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

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    webhook: WebhookTable
    webhook_delivery: WebhookDeliveryTable
  }
}

export type WebhookRow = Selectable<Database['webhook']>
export type DeliveryRow = Selectable<Database['webhook_delivery']>

export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('webhook').selectAll().orderBy('id').execute()
}

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateWebhook(tx: Db, id: number, values: Updateable<Database['webhook']>): Promise<void> {
  await tx.updateTable('webhook').set(values).where('id', '=', id).execute()
}

/** @param at of a failure. Returns since when it has been failing; undefined if it has been deleted. */
export async function noteFailing(tx: Db, id: number, at: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('webhook')
    .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(at)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()
  return row && (row.failing_since ?? at)
}

/** Returns false if it was disabled before. */
export async function disableFailing(tx: Db, id: number, at: string): Promise<boolean> {
  const disabled = tx.updateTable('webhook').set({ disabled_at: at, disabled_because: 'failing' })
  return changesRows(disabled.where('id', '=', id).where('disabled_at', 'is', null))
}

export async function findDelivery(db: Db, id: number): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateDelivery(
  tx: Db,
  id: number,
  values: Updateable<Database['webhook_delivery']>,
): Promise<void> {
  await tx.updateTable('webhook_delivery').set(values).where('id', '=', id).execute()
}
