import { TEST_EVENT, WEBHOOK_FAILING_DAYS } from '../contract/webhook-events.ts'
import type { JobDeps } from '../../../server/core/feature.ts'
import { backOff } from '../../../server/core/jobs/runner.ts'
import type { JobHandler, JobOutcome } from '../../../server/core/jobs/handler.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { ago, DAY, HOUR } from '../../../server/core/process/durations.ts'
import { composeEvent, WEBHOOK_JOB } from './events.ts'
import { signedHeaders, postJson, type Posted, type PostOptions } from './post.ts'
import { secretsOf } from './webhooks.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import {
  disableFailing,
  findDelivery,
  findWebhook,
  noteFailing,
  updateDelivery,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhook-store.ts'

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
    const isTaken = posted.status !== null && posted.status >= 200 && posted.status < 300
    const isTest = delivery.event === TEST_EVENT
    const delay = isTaken || isTest ? undefined : backOff(attempts, ATTEMPTS)
    const next_at = delay === undefined ? null : ago(now(), -delay)
    const state = isTaken ? 'delivered' : next_at === null ? 'failed' : 'queued'
    const ending: JobOutcome = next_at === null ? { state: 'done' } : { state: 'queued', dueAt: next_at }
    return {
      ...ending,
      write: async (tx) => {
        await updateDelivery(tx, delivery.id, { ...resultOf(attempts, posted), state, next_at })
        if (isTaken) await updateWebhook(tx, webhook.id, { failing_since: null })
        else if (!isTest) await disableAfterDays(tx, webhook)
      },
    }
  }

  function resultOf(attempts: number, { status, answer }: Posted) {
    const isRedirect = status !== null && status >= 300 && status < 400
    return {
      attempts,
      attempted_at: now().toISOString(),
      status,
      answer: isRedirect ? 'Redirects are not followed: register the address that it leads to' : answer,
    }
  }

  async function disableAfterDays(tx: Db, { id, url }: WebhookRow): Promise<void> {
    const time = now()
    const since = await noteFailing(tx, id, time.toISOString())
    if (since === undefined || since > ago(time, WEBHOOK_FAILING_DAYS * DAY)) return
    if (!(await disableFailing(tx, id, time.toISOString()))) return
    const { host } = new URL(url)
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
