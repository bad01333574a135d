import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { TEST_EVENT } from '../contract/webhook-events.ts'
import { staffListQuerySchema } from '../../../contract/accounts/staff-list.ts'
import {
  newWebhookSchema,
  webhookChangeSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../contract/webhook.ts'
import { queueDelivery, queueEvent, registerWebhooks, WEBHOOK_JOB } from './events.ts'
import { createSalt } from './post.ts'
import { allowsPrivate } from './variables.ts'
import { createDeliveryPurge, createWebhookHandler } from './webhook-job.ts'
import {
  checkUrl,
  findDelivery,
  hostLabel,
  requireWebhook,
  toDelivery,
  toWebhook,
  updateDelivery,
  updateWebhook,
  withSecret,
  write,
  type WebhookRow,
} from './webhooks.ts'
import {
  deleted,
  listed,
  one,
  routerOf,
  servedCallsOf,
  told,
  written,
} from '../../../server/core/accounts/served-calls.ts'
import { conflictError, idParameter } from '../../../server/core/api/router.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { putJob } from '../../../server/core/jobs/job-store.ts'
import { ago, DAY } from '../../../server/core/process/durations.ts'
import { conflict, notFound } from '../../../server/core/process/service-error.ts'
import { countRows, readPage, wholeList } from '../../../server/core/store/paging.ts'

/** Each event is a delivery and a job for each. */
const MOST = 20
/** Both secrets sign, so that receivers need not change at the same moment. */
const FORMER_SECRET_FOR = DAY

const call = servedCallsOf<ApiDeps>('Webhooks', { access: 'owner' })

const webhooksApi = routerOf(
  call('get /', 'The addresses that are told of events', {
    description: 'What is sent, and how it is signed, stands under `webhooks` in the OpenAPI document.',
    200: listed(webhookSchema, 'All of them'),
    async handle({ db }) {
      const rows = await db.selectFrom('webhook').selectAll().orderBy('id').execute()
      return wholeList(rows.map(toWebhook))
    },
  }),
  call('get /{id}', 'One webhook', {
    200: one(webhookSchema, 'The webhook'),
    handle: async ({ db }, { params }) => toWebhook(await requireWebhook(db, params.id)),
  }),
  call('post /', 'Tell another address of events', {
    isGuarded: true,
    description:
      'An https address of the internet; others only where the server allows it. The answer has the secret of the signatures, which is shown this once.',
    body: newWebhookSchema,
    201: told('Stored', webhookWithSecretSchema, 'Webhook is created successfully.'),
    handle(deps, { body: { url, events, hasEnquiryDetails } }) {
      const { db, actor, now } = deps
      const values = {
        url: checkUrl(deps.environment, url),
        events: JSON.stringify([...new Set(events)]),
        has_enquiry_details: hasEnquiryDetails ? (1 as const) : (0 as const),
        secret_salt: createSalt(),
        created_at: now().toISOString(),
      }
      return db.transaction().execute(async (tx) => {
        if ((await countRows(tx.selectFrom('webhook'))) >= MOST)
          throw conflict(`There are ${MOST} webhooks: delete one first`)
        const row = await tx.insertInto('webhook').values(values).returningAll().executeTakeFirstOrThrow()
        await note(tx, actor, now(), { action: 'create', entity: 'webhooks', id: row.id, label: hostLabel(row) })
        return withSecret(deps.secret, row)
      })
    },
  }),
  call('patch /{id}', 'Change, disable or enable a webhook', {
    isGuarded: true,
    description: 'Fields left out stay unchanged.',
    body: webhookChangeSchema,
    200: told('Stored', webhookSchema, 'Webhook is updated successfully.'),
    handle(deps, { params: { id }, body: { url, events, hasEnquiryDetails, disabled } }) {
      const checked = url === undefined ? undefined : checkUrl(deps.environment, url)
      return write(deps, id, async (tx, row, at) => {
        const isDisabled = row.disabled_at !== null
        const values: Partial<WebhookRow> = {
          ...(checked !== undefined && { url: checked }),
          ...(events && { events: JSON.stringify([...new Set(events)]) }),
          ...(hasEnquiryDetails !== undefined && { has_enquiry_details: hasEnquiryDetails ? 1 : 0 }),
          ...(disabled === true && !isDisabled && { disabled_at: at, disabled_because: 'owner' as const }),
          ...(disabled === false && { disabled_at: null, disabled_because: null, failing_since: null }),
        }
        if (Object.keys(values).length > 0) await updateWebhook(tx, id, values)
        const changed = { ...row, ...values }
        const action = disabled === undefined || disabled === isDisabled ? 'update' : disabled ? 'disable' : 'enable'
        return { result: toWebhook(changed), action, label: hostLabel(changed) }
      })
    },
  }),
  call('delete /{id}', 'Delete a webhook with the log of its deliveries', {
    200: deleted('Webhook is deleted successfully.'),
    handle: (deps, { params: { id } }) =>
      write(deps, id, async (tx) => {
        await tx.deleteFrom('webhook').where('id', '=', id).execute()
        return { result: { id }, action: 'delete' }
      }),
  }),
  call('post /{id}/secret', 'Renew the secret of the signatures', {
    isGuarded: true,
    description: 'For a day, deliveries are signed with the former one too. The answer shows the new one this once.',
    200: written(webhookWithSecretSchema, 'The new secret', 'The secret is renewed.'),
    handle: (deps, { params: { id } }) =>
      write(deps, id, async (tx, row, at) => {
        const former = { former_salt: row.secret_salt, former_until: ago(new Date(at), -FORMER_SECRET_FOR) }
        const renewed = { secret_salt: createSalt(), ...former }
        await updateWebhook(tx, id, renewed)
        return { result: withSecret(deps.secret, { ...row, ...renewed }), action: 'renew-secret' }
      }),
  }),
  call('post /{id}/test', 'Send an event of the type webhook.test, once, also to a disabled webhook', {
    200: written(webhookDeliverySchema, 'It is being sent', 'A test event is being sent.'),
    async handle(deps, { params: { id } }) {
      const delivery = await write(deps, id, async (tx, _row, at) => ({
        result: await queueDelivery(tx, id, { event: TEST_EVENT, about: {}, at }),
        action: 'test',
      }))
      deps.wakeJobs()
      return toDelivery(delivery)
    },
  }),
  call('get /{id}/deliveries', 'What was sent to a webhook within 30 days, and what it answered', {
    query: staffListQuerySchema,
    200: listed(webhookDeliverySchema, 'The newest first'),
    async handle({ db }, { params, query }) {
      const { id } = await requireWebhook(db, params.id)
      const deliveries = db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', id)
      return readPage(deliveries.orderBy('id', 'desc'), query, toDelivery)
    },
  }),
  call('post /{id}/deliveries/{delivery}/retry', 'Send an event again, under the same webhook-id', {
    params: idParameter.extend({ delivery: idParameter.shape.id }),
    200: written(webhookDeliverySchema, 'It is being sent', 'The event is being sent again.'),
    ...conflictError,
    async handle(deps, { params }) {
      const again = await write(deps, params.id, async (tx, webhook, at) => {
        const delivery = await findDelivery(tx, params.delivery)
        if (delivery?.webhook_id !== webhook.id) throw notFound('Delivery')
        if (webhook.disabled_at !== null) throw conflict('This webhook is disabled: enable it first')
        const queued = { state: 'queued', next_at: at } as const
        await updateDelivery(tx, delivery.id, queued)
        await putJob(tx, { kind: WEBHOOK_JOB, subject: String(delivery.id), created_at: at, due_at: at })
        const label = `${hostLabel(webhook)} (${delivery.event})`
        return { result: { ...delivery, ...queued }, action: 'retry', label }
      })
      deps.wakeJobs()
      return toDelivery(again)
    },
  }),
)

export const feature: Feature = {
  on: {
    async published(tx, { item: { entity, item_id: id, title, path }, action, wasPublished, at }) {
      if (action === 'order') return
      const event = action !== 'publish' ? 'removed' : wasPublished ? 'changed' : 'published'
      await queueEvent(tx, `content.${event}`, { entity, id, title, path }, at)
    },
    enquiryAccepted: (tx, { reference, at }) => queueEvent(tx, 'enquiry.received', { reference }, at),
  },
  api: (deps) => ({ '/webhooks': webhooksApi(deps) }),
  describe: registerWebhooks,
  jobs: (deps) => [
    createWebhookHandler({ ...deps, allowsPrivate: allowsPrivate(deps.environment) }),
    createDeliveryPurge(deps),
  ],
  warning: {
    name: 'webhooks',
    isDue: async ({ db }) => (await countRows(db.selectFrom('webhook').where('disabled_because', '=', 'failing'))) > 0,
  },
}
