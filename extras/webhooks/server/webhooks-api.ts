import type { Context } from 'hono'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../../contract/list.ts'
import { staffListQuerySchema } from '../../../contract/accounts/staff-list.ts'
import {
  newWebhookSchema,
  webhookChangeSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../contract/webhook.ts'
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  listAllWebhooks,
  listDeliveriesOf,
  removeWebhook,
  renewSecret,
  sendAgain,
  sendTest,
  type WebhookDeps,
  type WebhookSettings,
} from './webhooks.ts'
import { actorOf } from '../../../server/core/accounts/access.ts'
import { callsOf } from '../../../server/core/api/calls.ts'
import {
  answer,
  conflictError,
  createRouter,
  idParameter,
  type ApiEnvironment,
  type ApiParts,
} from '../../../server/core/api/router.ts'

const CREATED = 'Webhook is created successfully.'
const UPDATED = 'Webhook is updated successfully.'
const DELETED = 'Webhook is deleted successfully.'

const call = callsOf('Webhooks', { access: 'owner' })
const listCall = call('get /', 'The addresses that are told of events', {
  description: 'What is sent, and how it is signed, stands under `webhooks` in the OpenAPI document.',
  200: answer(listOf(webhookSchema), 'All of them'),
})
const getCall = call('get /{id}', 'One webhook', { 200: answer(oneOf(webhookSchema), 'The webhook') })
const createCall = call('post /', 'Tell another address of events', {
  description:
    'An https address of the internet; others only where the server allows it. The answer has the secret of the signatures, which is shown this once.',
  body: newWebhookSchema,
  201: answer(writtenOf(webhookWithSecretSchema), `Stored: "${CREATED}"`),
})
const changeCall = call('patch /{id}', 'Change, disable or enable a webhook', {
  description: 'Fields left out stay unchanged.',
  body: webhookChangeSchema,
  200: answer(writtenOf(webhookSchema), `Stored: "${UPDATED}"`),
})
const deleteCall = call('delete /{id}', 'Delete a webhook with the log of its deliveries', {
  200: answer(deletedSchema, `Deleted: "${DELETED}"`),
})
const secretCall = call('post /{id}/secret', 'Renew the secret of the signatures', {
  description: 'For a day, deliveries are signed with the former one too. The answer shows the new one this once.',
  200: answer(writtenOf(webhookWithSecretSchema), 'The new secret'),
})
const testCall = call('post /{id}/test', 'Send an event of the type webhook.test, once, also to a disabled webhook', {
  200: answer(writtenOf(webhookDeliverySchema), 'It is being sent'),
})
const deliveriesCall = call('get /{id}/deliveries', 'What was sent to a webhook within 30 days, and what it answered', {
  query: staffListQuerySchema,
  200: answer(listOf(webhookDeliverySchema), 'The newest first'),
})
const retryCall = call('post /{id}/deliveries/{delivery}/retry', 'Send an event again, under the same webhook-id', {
  params: idParameter.extend({ delivery: idParameter.shape.id }),
  200: answer(writtenOf(webhookDeliverySchema), 'It is being sent'),
  ...conflictError,
})

export const webhooksApi = ({ db, now }: ApiParts, settings: WebhookSettings) => {
  const depsOf = (context: Context<ApiEnvironment>): WebhookDeps => ({
    ...settings,
    db,
    now,
    actor: actorOf(context),
  })
  return createRouter()
    .openapi(listCall, async (context) => context.json(await listAllWebhooks(db), 200))
    .openapi(getCall, async (context) =>
      context.json({ data: await getWebhook(db, context.req.valid('param').id) }, 200),
    )
    .openapi(createCall, async (context) => {
      const data = await createWebhook(depsOf(context), context.req.valid('json'))
      return context.json({ message: CREATED, data }, 201)
    })
    .openapi(changeCall, async (context) => {
      const data = await changeWebhook(depsOf(context), context.req.valid('param').id, context.req.valid('json'))
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(deleteCall, async (context) => {
      const data = await removeWebhook(depsOf(context), context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
    .openapi(secretCall, async (context) => {
      const data = await renewSecret(depsOf(context), context.req.valid('param').id)
      return context.json({ message: 'The secret is renewed.', data }, 200)
    })
    .openapi(testCall, async (context) => {
      const data = await sendTest(depsOf(context), context.req.valid('param').id)
      return context.json({ message: 'A test event is being sent.', data }, 200)
    })
    .openapi(deliveriesCall, async (context) =>
      context.json(await listDeliveriesOf(db, context.req.valid('param').id, context.req.valid('query')), 200),
    )
    .openapi(retryCall, async (context) => {
      const { id, delivery } = context.req.valid('param')
      const data = await sendAgain(depsOf(context), id, delivery)
      return context.json({ message: 'The event is being sent again.', data }, 200)
    })
}
