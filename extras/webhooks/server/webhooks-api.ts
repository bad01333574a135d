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
  type WebhookSettings,
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
import { conflictError, idParameter, type ApiParts } from '../../../server/core/api/router.ts'

const call = servedCallsOf<ApiParts & WebhookSettings>('Webhooks', { access: 'owner' })

export const webhooksApi = routerOf(
  call('get /', 'The addresses that are told of events', {
    description: 'What is sent, and how it is signed, stands under `webhooks` in the OpenAPI document.',
    200: listed(webhookSchema, 'All of them'),
    handle: ({ db }) => listAllWebhooks(db),
  }),
  call('get /{id}', 'One webhook', {
    200: one(webhookSchema, 'The webhook'),
    handle: ({ db }, { params }) => getWebhook(db, params.id),
  }),
  call('post /', 'Tell another address of events', {
    isGuarded: true,
    description:
      'An https address of the internet; others only where the server allows it. The answer has the secret of the signatures, which is shown this once.',
    body: newWebhookSchema,
    201: told('Stored', webhookWithSecretSchema, 'Webhook is created successfully.'),
    handle: (deps, { body }) => createWebhook(deps, body),
  }),
  call('patch /{id}', 'Change, disable or enable a webhook', {
    isGuarded: true,
    description: 'Fields left out stay unchanged.',
    body: webhookChangeSchema,
    200: told('Stored', webhookSchema, 'Webhook is updated successfully.'),
    handle: (deps, { params, body }) => changeWebhook(deps, params.id, body),
  }),
  call('delete /{id}', 'Delete a webhook with the log of its deliveries', {
    200: deleted('Webhook is deleted successfully.'),
    handle: (deps, { params }) => removeWebhook(deps, params.id),
  }),
  call('post /{id}/secret', 'Renew the secret of the signatures', {
    isGuarded: true,
    description: 'For a day, deliveries are signed with the former one too. The answer shows the new one this once.',
    200: written(webhookWithSecretSchema, 'The new secret', 'The secret is renewed.'),
    handle: (deps, { params }) => renewSecret(deps, params.id),
  }),
  call('post /{id}/test', 'Send an event of the type webhook.test, once, also to a disabled webhook', {
    200: written(webhookDeliverySchema, 'It is being sent', 'A test event is being sent.'),
    handle: (deps, { params }) => sendTest(deps, params.id),
  }),
  call('get /{id}/deliveries', 'What was sent to a webhook within 30 days, and what it answered', {
    query: staffListQuerySchema,
    200: listed(webhookDeliverySchema, 'The newest first'),
    handle: ({ db }, { params, query }) => listDeliveriesOf(db, params.id, query),
  }),
  call('post /{id}/deliveries/{delivery}/retry', 'Send an event again, under the same webhook-id', {
    params: idParameter.extend({ delivery: idParameter.shape.id }),
    200: written(webhookDeliverySchema, 'It is being sent', 'The event is being sent again.'),
    ...conflictError,
    handle: (deps, { params }) => sendAgain(deps, params.id, params.delivery),
  }),
)
