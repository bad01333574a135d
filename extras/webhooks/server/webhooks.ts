import type { ListAnswer } from '../../../contract/list.ts'
import { TEST_EVENT } from '../contract/webhook-events.ts'
import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery, WebhookWithSecret } from '../contract/webhook.ts'
import { isIP } from 'node:net'
import { putJob } from '../../../server/core/jobs/job-store.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import {
  findDelivery,
  findWebhook,
  listWebhooks,
  updateDelivery,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhook-store.ts'
import { note, type AuditedAction } from '../../../server/core/audit/audit.ts'
import { ago, DAY } from '../../../server/core/process/durations.ts'
import { readPage, wholeList } from '../../../server/core/store/paging.ts'
import { conflict, invalid, notFound } from '../../../server/core/process/service-error.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { queueDelivery, WEBHOOK_JOB } from './events.ts'
import { isPublicAddress, isReceiverPort } from '../../../server/core/outbound/public-address.ts'
import { hostOf } from '../../../server/core/process/networks.ts'
import { createSalt, webhookSecret } from './post.ts'

/** Each event is a delivery and a job for each. */
const MOST = 20
/** Both secrets sign, so that receivers need not change at the same moment. */
const FORMER_SECRET_FOR = DAY

export interface WebhookSettings {
  /** Of the server. */
  secret: string
  /** Whether receivers may be in private networks, and without TLS. */
  allowsPrivate: boolean
  wakeJobs: () => void
}

export type WebhookDeps = WriteDeps & WebhookSettings

export async function listAllWebhooks(db: Db): Promise<ListAnswer<Webhook>> {
  return wholeList((await listWebhooks(db)).map(toWebhook))
}

/** @throws ServiceError not_found */
export async function getWebhook(db: Db, id: number): Promise<Webhook> {
  return toWebhook(await requireWebhook(db, id))
}

/** @throws ServiceError invalid, conflict */
export function createWebhook(deps: WebhookDeps, given: NewWebhook): Promise<WebhookWithSecret> {
  const url = checkUrl(deps, given.url)
  return write(deps, async (tx, at) => {
    if ((await listWebhooks(tx)).length >= MOST) throw conflict(`There are ${MOST} webhooks: delete one first`)
    const values = {
      url,
      events: JSON.stringify([...new Set(given.events)]),
      has_enquiry_details: given.hasEnquiryDetails ? (1 as const) : (0 as const),
      secret_salt: createSalt(),
      created_at: at,
    }
    const row = await tx.insertInto('webhook').values(values).returningAll().executeTakeFirstOrThrow()
    return { result: withSecret(deps, row), action: { action: 'create', id: row.id, label: hostLabel(row) } }
  })
}

/** @throws ServiceError not_found, invalid */
export function changeWebhook(deps: WebhookDeps, id: number, given: WebhookChange): Promise<Webhook> {
  const url = given.url === undefined ? undefined : checkUrl(deps, given.url)
  return write(deps, async (tx, at) => {
    const row = await requireWebhook(tx, id)
    const { events, hasEnquiryDetails, disabled } = given
    const isDisabled = row.disabled_at !== null
    const values: Partial<WebhookRow> = {
      ...(url !== undefined && { url }),
      ...(events && { events: JSON.stringify([...new Set(events)]) }),
      ...(hasEnquiryDetails !== undefined && { has_enquiry_details: hasEnquiryDetails ? 1 : 0 }),
      ...(disabled === true && !isDisabled && { disabled_at: at, disabled_because: 'owner' as const }),
      ...(disabled === false && { disabled_at: null, disabled_because: null, failing_since: null }),
    }
    if (Object.keys(values).length > 0) await updateWebhook(tx, id, values)
    const changed = { ...row, ...values }
    const action = disabled === undefined || disabled === isDisabled ? 'update' : disabled ? 'disable' : 'enable'
    return { result: toWebhook(changed), action: { action, id, label: hostLabel(changed) } }
  })
}

/** With its log. @throws ServiceError not_found */
export function removeWebhook(deps: WebhookDeps, id: number): Promise<{ id: number }> {
  return write(deps, async (tx) => {
    const row = await requireWebhook(tx, id)
    await tx.deleteFrom('webhook').where('id', '=', id).execute()
    return { result: { id }, action: { action: 'delete', id, label: hostLabel(row) } }
  })
}

/** @throws ServiceError not_found */
export function renewSecret(deps: WebhookDeps, id: number): Promise<WebhookWithSecret> {
  return write(deps, async (tx, at) => {
    const row = await requireWebhook(tx, id)
    const former = { former_salt: row.secret_salt, former_until: ago(new Date(at), -FORMER_SECRET_FOR) }
    const renewed = { secret_salt: createSalt(), ...former }
    await updateWebhook(tx, id, renewed)
    return {
      result: withSecret(deps, { ...row, ...renewed }),
      action: { action: 'renew-secret', id, label: hostLabel(row) },
    }
  })
}

/** @throws ServiceError not_found */
export async function sendTest(deps: WebhookDeps, id: number): Promise<WebhookDelivery> {
  const delivery = await write(deps, async (tx, at) => {
    const label = hostLabel(await requireWebhook(tx, id))
    const queued = await queueDelivery(tx, id, { event: TEST_EVENT, about: {}, at })
    return { result: toDelivery(queued), action: { action: 'test', id, label } }
  })
  deps.wakeJobs()
  return delivery
}

/** @throws ServiceError not_found */
export async function listDeliveriesOf(
  db: Db,
  id: number,
  query: { page: number; limit: number },
): Promise<ListAnswer<WebhookDelivery>> {
  await requireWebhook(db, id)
  const deliveries = db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', id).orderBy('id', 'desc')
  const { data, meta } = await readPage(deliveries, query)
  return { data: data.map(toDelivery), meta }
}

/** Under the same id, by which the receiver knows it. @throws ServiceError not_found, conflict */
export async function sendAgain(deps: WebhookDeps, id: number, deliveryId: number): Promise<WebhookDelivery> {
  const result = await write(deps, async (tx, at) => {
    const webhook = await requireWebhook(tx, id)
    const delivery = await findDelivery(tx, deliveryId)
    if (delivery?.webhook_id !== id) throw notFound('Delivery')
    if (webhook.disabled_at !== null) throw conflict('This webhook is disabled: enable it first')
    const queued = { state: 'queued', next_at: at } as const
    await updateDelivery(tx, deliveryId, queued)
    await putJob(tx, { kind: WEBHOOK_JOB, subject: String(deliveryId), created_at: at, due_at: at })
    const label = `${hostLabel(webhook)} (${delivery.event})`
    return { result: toDelivery({ ...delivery, ...queued }), action: { action: 'retry', id, label } }
  })
  deps.wakeJobs()
  return result
}

/** Those that sign a delivery now. */
export function secretsOf(secret: string, { secret_salt, former_salt, former_until }: WebhookRow, now: Date): string[] {
  const isFormerGood = former_salt !== null && former_until !== null && former_until > now.toISOString()
  return [secret_salt, ...(isFormerGood ? [former_salt] : [])].map((salt) => webhookSecret(secret, salt))
}

/** Where it leads is checked again at each delivery, because a name can change. @throws ServiceError invalid */
function checkUrl({ allowsPrivate }: WebhookSettings, given: string): string {
  const url = URL.parse(given)
  const refuse = (fault: string) => invalid({ url: fault })
  if (!url || !(allowsPrivate ? ['https:', 'http:'] : ['https:']).includes(url.protocol))
    throw refuse('Address must begin with https://')
  if (url.username !== '' || url.password !== '') throw refuse('Address must not contain a user name or password')
  if (isIP(hostOf(url)) !== 0 && !allowsPrivate && !isPublicAddress(hostOf(url)))
    throw refuse('Address must not lead into a private network')
  if (!isReceiverPort(url)) throw refuse('Port must be 80, 443, or 1024 or more')
  url.hash = ''
  return url.href
}

function write<Result>(
  { db, actor, now }: WriteDeps,
  work: (tx: Db, at: string) => Promise<{ result: Result; action: Omit<AuditedAction, 'entity'> }>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const time = now()
    const { result, action } = await work(tx, time.toISOString())
    await note(tx, actor, time, { ...action, entity: 'webhooks' })
    return result
  })
}

async function requireWebhook(db: Db, id: number): Promise<WebhookRow> {
  const row = await findWebhook(db, id)
  if (!row) throw notFound('Webhook')
  return row
}

/** Paths of receivers often contain a token. */
function hostLabel({ url }: WebhookRow): string {
  return new URL(url).host
}

function withSecret({ secret }: WebhookSettings, row: WebhookRow): WebhookWithSecret {
  return { ...toWebhook(row), secret: webhookSecret(secret, row.secret_salt) }
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as Webhook['events'],
    hasEnquiryDetails: row.has_enquiry_details === 1,
    createdAt: row.created_at,
    failingSince: row.failing_since,
    disabledAt: row.disabled_at,
    disabledBecause: row.disabled_because,
  }
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    state: row.state,
    createdAt: row.created_at,
    attempts: row.attempts,
    attemptedAt: row.attempted_at,
    nextAt: row.state === 'queued' ? row.next_at : null,
    status: row.status,
    answer: row.answer,
  }
}
