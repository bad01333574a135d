import { isIP } from 'node:net'
import type { Generated, Selectable } from 'kysely'
import type { Database, Db } from '../../../server/core/store/schema.ts'
import {
  webhookDeliverySchema,
  webhookSchema,
  type Webhook,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '../contract/webhook.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { FeatureEnvironment } from '../../../server/core/feature.ts'
import { invalid, orNotFound } from '../../../server/core/process/service-error.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import { isPublicAddress, isReceiverPort } from '../../../server/core/outbound/public-address.ts'
import { hostOf } from '../../../server/core/process/networks.ts'
import { webhookSecret } from './post.ts'
import { allowsPrivate } from './variables.ts'

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

/** Those that sign a delivery now. */
export function secretsOf(secret: string, { secret_salt, former_salt, former_until }: WebhookRow, now: Date): string[] {
  const isFormerGood = former_salt !== null && former_until !== null && former_until > now.toISOString()
  return [secret_salt, ...(isFormerGood ? [former_salt] : [])].map((salt) => webhookSecret(secret, salt))
}

/** Where it leads is checked again at each delivery, because a name can change. @throws ServiceError invalid */
export function checkUrl(environment: FeatureEnvironment, given: string): string {
  const isPrivateAllowed = allowsPrivate(environment)
  const url = URL.parse(given)
  const refuse = (fault: string) => invalid({ url: fault })
  if (!url || !(isPrivateAllowed ? ['https:', 'http:'] : ['https:']).includes(url.protocol))
    throw refuse('Address must begin with https://')
  if (url.username !== '' || url.password !== '') throw refuse('Address must not contain a user name or password')
  if (isIP(hostOf(url)) !== 0 && !isPrivateAllowed && !isPublicAddress(hostOf(url)))
    throw refuse('Address must not lead into a private network')
  if (!isReceiverPort(url)) throw refuse('Port must be 80, 443, or 1024 or more')
  url.hash = ''
  return url.href
}

/** A transaction on a webhook, with a line of the audit log. @throws ServiceError not_found */
export function write<Result>(
  { db, actor, now }: WriteDeps,
  id: number,
  work: (tx: Db, row: WebhookRow, at: string) => Promise<{ result: Result; action: string; label?: string }>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const row = await requireWebhook(tx, id)
    const time = now()
    const { result, action, label = hostLabel(row) } = await work(tx, row, time.toISOString())
    await note(tx, actor, time, { action, entity: 'webhooks', id, label })
    return result
  })
}

/** @throws ServiceError not_found */
export async function requireWebhook(db: Db, id: number): Promise<WebhookRow> {
  return orNotFound(await findWebhook(db, id), 'Webhook')
}

/** Paths of receivers often contain a token. */
export function hostLabel({ url }: WebhookRow): string {
  return new URL(url).host
}

/** @param secret of the server */
export function withSecret(secret: string, row: WebhookRow): WebhookWithSecret {
  return { ...toWebhook(row), secret: webhookSecret(secret, row.secret_salt) }
}

export const toWebhook = (row: WebhookRow): Webhook => ({
  ...shownOf(webhookSchema, row),
  events: JSON.parse(row.events) as Webhook['events'],
  hasEnquiryDetails: row.has_enquiry_details === 1,
})

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...shownOf(webhookDeliverySchema, row),
  nextAt: row.state === 'queued' ? row.next_at : null,
})

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateWebhook(tx: Db, id: number, values: Partial<WebhookRow>): Promise<void> {
  await tx.updateTable('webhook').set(values).where('id', '=', id).execute()
}

export async function findDelivery(db: Db, id: number): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateDelivery(tx: Db, id: number, values: Partial<DeliveryRow>): Promise<void> {
  await tx.updateTable('webhook_delivery').set(values).where('id', '=', id).execute()
}
