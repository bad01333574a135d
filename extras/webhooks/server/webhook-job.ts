import { TEST_EVENT, WEBHOOK_FAILING_DAYS } from '../contract/webhook-events.ts'
import type { JobDeps } from '../../../server/core/feature.ts'
import { backOff } from '../../../server/core/jobs/runner.ts'
import type { JobHandler, JobOutcome } from '../../../server/core/jobs/handler.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { ago, DAY, HOUR } from '../../../server/core/process/durations.ts'
import { composeEvent, WEBHOOK_JOB } from './events.ts'
import { signedHeaders, postJson, type Posted, type PostOptions } from './post.ts'
import { lockKeys } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import {
  findDelivery,
  findWebhook,
  secretsOf,
  updateDelivery,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.ts'

/** Some three days, hourly in the end. */
const ATTEMPTS = 80
/** A receiver that hangs must not hold up the others. */
const PARALLEL = 6
const RETENTION = 30 * DAY

export type WebhookParts = Pick<JobDeps, 'db' | 'secret' | 'log' | 'now'> & Omit<PostOptions, 'signal'>

/**
 * Sends at least once: a repeated event has the same `webhook-id`. The delivery says what failed, and its job has no error:
 * a receiver that is away is no fault of this server, and of its health.
 */
export function createWebhookHandler(parts: WebhookParts): JobHandler {
  const { db, secret, log, now } = parts
  return {
    kind: WEBHOOK_JOB,
    parallel: PARALLEL,
    longestWait: 1.5 * HOUR,
    async run({ subject, attempts }, signal) {
      const delivery = await findDelivery(db, Number(subject))
      const webhook = delivery && (await findWebhook(db, delivery.webhook_id))
      if (!delivery || !webhook) return { state: 'done' }
      const isTest = delivery.event === TEST_EVENT
      if (webhook.disabled_at !== null && !isTest) return giveUp(delivery, 'Not sent: the webhook is disabled')
      const body = await composeEvent(db, delivery, webhook)
      if (body === undefined) return giveUp(delivery, 'Not sent: the enquiry has been deleted')
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'Website-Webhooks',
        ...signedHeaders(secretsOf(secret, webhook, now()), delivery.message_id, now(), body),
      }
      const posted = await postJson(webhook.url, headers, body, { ...parts, signal })
      // A receiver may repeat what it was sent, and the log has no personal data.
      if (posted.status !== null && webhook.has_enquiry_details === 1) posted.answer = ''
      return settle(delivery, webhook, attempts, posted)
    },
  }

  function settle(delivery: DeliveryRow, webhook: WebhookRow, attempts: number, posted: Posted): JobOutcome {
    const { status } = posted
    const isTaken = status !== null && status >= 200 && status < 300
    const isRedirect = status !== null && status >= 300 && status < 400
    const answer = isRedirect ? 'Redirects are not followed: register the address that it leads to' : posted.answer
    const isTest = delivery.event === TEST_EVENT
    const delay = isTaken || isTest ? undefined : backOff(attempts, ATTEMPTS)
    const next_at = delay === undefined ? null : ago(now(), -delay)
    const state = isTaken ? 'delivered' : next_at === null ? 'failed' : 'queued'
    const ending: JobOutcome = next_at === null ? { state: 'done' } : { state: 'queued', dueAt: next_at }
    return {
      ...ending,
      write: async (tx) => {
        const attempted_at = now().toISOString()
        await updateDelivery(tx, delivery.id, { attempts, attempted_at, status, answer, state, next_at })
        if (isTaken) await updateWebhook(tx, webhook.id, { failing_since: null })
        else if (!isTest) await noteFailure(tx, webhook.id)
      },
    }
  }

  async function noteFailure(tx: Db, id: number): Promise<void> {
    await lockKeys(tx, [`webhook ${id}`])
    const webhook = await findWebhook(tx, id)
    if (!webhook || webhook.disabled_at !== null) return
    const time = now()
    const at = time.toISOString()
    const since = webhook.failing_since ?? at
    const isOver = since <= ago(time, WEBHOOK_FAILING_DAYS * DAY)
    const disabled = isOver && { disabled_at: at, disabled_because: 'failing' as const }
    await updateWebhook(tx, id, { failing_since: since, ...disabled })
    if (!isOver) return
    const { host } = new URL(webhook.url)
    const actor = { id: null, email: 'webhooks', address: undefined }
    await note(tx, actor, time, { action: 'disable', entity: 'webhooks', id, label: host })
    log.error(`webhooks: ${host} has failed since ${since} and is disabled now: see /admin/webhooks`)
  }
}

function giveUp({ id }: DeliveryRow, answer: string): JobOutcome {
  return { state: 'done', write: (tx) => updateDelivery(tx, id, { state: 'failed', next_at: null, answer }) }
}

export function createDeliveryPurge({ db, now }: Pick<WebhookParts, 'db' | 'now'>): JobHandler {
  return {
    kind: 'purge-webhook-deliveries',
    every: DAY,
    async run() {
      const old = db.deleteFrom('webhook_delivery').where('created_at', '<', ago(now(), RETENTION))
      // Except those that wait for an attempt.
      await old.where('state', '!=', 'queued').execute()
    },
  }
}
