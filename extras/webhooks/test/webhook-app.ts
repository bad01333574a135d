import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../contract/webhook.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { createWebhookHandler, type WebhookParts } from '../server/webhook-job.ts'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { createTestApp, NOW } from '../../../test/create-test-app.ts'
import { TEST_SECRET } from '../../../test/create-test-api.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'

export const ALL = ['content.published', 'content.changed', 'content.removed', 'enquiry.received']

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Another program, which answers 200 unless the test says otherwise. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    answer: (response: ServerResponse): void => void response.end('thanks'),
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    url: '',
  }
  const server = createServer(async (request, response) => {
    received.push({ path: request.url!, headers: request.headers, body: await text(request) })
    receiver.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

export async function openWebhooks(engine: Engine, parts: Partial<WebhookParts> = {}, reachesPrivate = true) {
  const environment = { WEBHOOKS_PRIVATE_NETWORKS: reachesPrivate ? ('1' as const) : ('0' as const) }
  const clock = { now: NOW }
  const app = await createTestApp(engine, { now: () => clock.now, environment })
  const now = () => clock.now
  const log = { info() {}, error() {} }
  const handler = createWebhookHandler({ db: app.db, secret: TEST_SECRET, allowsPrivate: true, log, now, ...parts })
  const owner = await signIn(app, 'owner')
  return { app, clock, owner, now, run: () => runDueJobs(app.db, [handler], { now }) }
}

export async function register(owner: Person, url: string, given: object = {}): Promise<WebhookWithSecret> {
  const answer = await owner.call('POST', '/webhooks', { url, events: ALL, ...given })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: WebhookWithSecret }).data
}

export const deliveries = async (owner: Person, id: number) =>
  ((await (await owner.call('GET', `/webhooks/${id}/deliveries`)).json()) as { data: WebhookDelivery[] }).data
export const webhook = async (owner: Person, id: number) =>
  ((await (await owner.call('GET', `/webhooks/${id}`)).json()) as { data: Webhook }).data
