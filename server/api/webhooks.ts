import type { Context } from 'hono'
import { deletedSchema, listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { staffListQuerySchema } from '../../contract/staff-list.ts'
import {
  newWebhookSchema,
  webhookChangeSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../../contract/webhook.ts'
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
} from '../services/webhooks/webhooks.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import {
  answer,
  createRoute,
  createRouter,
  idParameter,
  jsonBody,
  staffBodyErrors,
  staffErrors,
  staffOneBodyErrors,
  staffOneErrors,
  type ApiEnvironment,
  type ApiParts,
} from './router.ts'

const tags = ['Webhooks']
const CREATED = 'Webhook is created successfully.'
const UPDATED = 'Webhook is updated successfully.'
const DELETED = 'Webhook is deleted successfully.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'The addresses that are told of events',
  description: 'What is sent, and how it is signed, stands under `webhooks` in the OpenAPI document.',
  responses: { 200: answer(listOf(webhookSchema), 'All of them'), ...staffErrors },
})
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'One webhook',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(webhookSchema), 'The webhook'), ...staffOneErrors },
})
const createOneRoute = createRoute({
  method: 'post',
  path: '/',
  access: 'owner',
  tags,
  summary: 'Tell another address of events',
  description:
    'An https address of the internet; others only where the server allows it. The answer has the secret of the signatures, which is shown this once.',
  middleware: jsonBodyGuards,
  request: { body: jsonBody(newWebhookSchema) },
  responses: { 201: answer(writtenOf(webhookWithSecretSchema), `Stored: "${CREATED}"`), ...staffBodyErrors },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'Change, disable or enable a webhook',
  description: 'Fields left out stay unchanged.',
  middleware: jsonBodyGuards,
  request: { params: idParameter, body: jsonBody(webhookChangeSchema) },
  responses: { 200: answer(writtenOf(webhookSchema), `Stored: "${UPDATED}"`), ...staffOneBodyErrors },
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  access: 'owner',
  tags,
  summary: 'Delete a webhook with the log of its deliveries',
  request: { params: idParameter },
  responses: { 200: answer(deletedSchema, `Deleted: "${DELETED}"`), ...staffOneErrors },
})
const secretRoute = createRoute({
  method: 'post',
  path: '/{id}/secret',
  access: 'owner',
  tags,
  summary: 'Renew the secret of the signatures',
  description: 'For a day, deliveries are signed with the former one too. The answer shows the new one this once.',
  request: { params: idParameter },
  responses: { 200: answer(writtenOf(webhookWithSecretSchema), 'The new secret'), ...staffOneErrors },
})
const testRoute = createRoute({
  method: 'post',
  path: '/{id}/test',
  access: 'owner',
  tags,
  summary: 'Send an event of the type webhook.test, once, also to a disabled webhook',
  request: { params: idParameter },
  responses: { 200: answer(writtenOf(webhookDeliverySchema), 'It is being sent'), ...staffOneErrors },
})
const deliveriesRoute = createRoute({
  method: 'get',
  path: '/{id}/deliveries',
  access: 'owner',
  tags,
  summary: 'What was sent to a webhook within 30 days, and what it answered',
  request: { params: idParameter, query: staffListQuerySchema },
  responses: { 200: answer(listOf(webhookDeliverySchema), 'The newest first'), ...staffOneErrors },
})
const retryRoute = createRoute({
  method: 'post',
  path: '/{id}/deliveries/{delivery}/retry',
  access: 'owner',
  tags,
  summary: 'Send an event again, under the same webhook-id',
  request: { params: idParameter.extend({ delivery: idParameter.shape.id }) },
  responses: {
    200: answer(writtenOf(webhookDeliverySchema), 'It is being sent'),
    ...staffOneErrors,
    409: staffBodyErrors[409],
  },
})

export const webhooksApi = ({ db, now }: ApiParts, settings: WebhookSettings) => {
  const depsOf = (context: Context<ApiEnvironment>): WebhookDeps => ({
    ...settings,
    db,
    now,
    actor: actorOf(context),
  })
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listAllWebhooks(db), 200))
    .openapi(getRoute, async (context) =>
      context.json({ data: await getWebhook(db, context.req.valid('param').id) }, 200),
    )
    .openapi(createOneRoute, async (context) => {
      const data = await createWebhook(depsOf(context), context.req.valid('json'))
      return context.json({ message: CREATED, data }, 201)
    })
    .openapi(changeRoute, async (context) => {
      const data = await changeWebhook(depsOf(context), context.req.valid('param').id, context.req.valid('json'))
      return context.json({ message: UPDATED, data }, 200)
    })
    .openapi(deleteRoute, async (context) => {
      const data = await removeWebhook(depsOf(context), context.req.valid('param').id)
      return context.json({ message: DELETED, data }, 200)
    })
    .openapi(secretRoute, async (context) => {
      const data = await renewSecret(depsOf(context), context.req.valid('param').id)
      return context.json({ message: 'The secret is renewed.', data }, 200)
    })
    .openapi(testRoute, async (context) => {
      const data = await sendTest(depsOf(context), context.req.valid('param').id)
      return context.json({ message: 'A test event is being sent.', data }, 200)
    })
    .openapi(deliveriesRoute, async (context) =>
      context.json(await listDeliveriesOf(db, context.req.valid('param').id, context.req.valid('query')), 200),
    )
    .openapi(retryRoute, async (context) => {
      const { id, delivery } = context.req.valid('param')
      const data = await sendAgain(depsOf(context), id, delivery)
      return context.json({ message: 'The event is being sent again.', data }, 200)
    })
}
