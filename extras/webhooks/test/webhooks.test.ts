import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeliveryPurge } from '../server/webhook-job.ts'
import { describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { deliveries, openWebhooks, register, startReceiver, webhook } from './webhook-app.ts'

const DAY = 24 * 60 * 60_000
const NEWS = { name: 'Bridge opened', description: '<p>Text</p>', categoryId: 1, publish: true }
const MESSAGE = { name: 'Maya Rai', email: 'maya@example.org', subject: 'A bridge', message: 'How long?', seconds: 60 }

describeOnEachEngine('a webhook', (engine) => {
  test('that is deleted while it is being told leaves a job that finds nothing to do', async () => {
    const { app, clock, owner, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    const { id } = await register(owner, receiver.url)
    receiver.answer = (response) =>
      void owner.call('DELETE', `/webhooks/${id}`).then(() => response.writeHead(500).end())
    await owner.call('POST', '/news', NEWS)
    await run()
    clock.now = new Date(NOW.getTime() + DAY)
    await run()
    expect(
      await app.db.selectFrom('job').select(['state', 'last_error']).where('kind', '=', 'webhook').execute(),
    ).toEqual([{ state: 'done', last_error: null }])
    expect(receiver.received).toHaveLength(1)
  })

  test('is told of publications, changes and removals, in the transaction of each, and of no draft', async () => {
    const { owner, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    const { id: hook } = await register(owner, receiver.url)
    const { data } = await (await owner.call('POST', '/news', NEWS)).json()
    await owner.call('PATCH', `/news/${data.id}`, { name: 'Draft', publish: false })
    await run()
    await owner.call('PATCH', `/news/${data.id}`, { name: 'Bridge open', publish: true })
    expect((await owner.call('PATCH', `/news/${data.id}`, { categoryId: 987, publish: true })).status).toBe(422)
    await run()
    await owner.call('DELETE', `/news/${data.id}`)
    await run()
    expect(receiver.types()).toEqual(['content.published', 'content.changed', 'content.removed'])
    expect(JSON.parse(receiver.received[0]!.body)).toEqual({
      type: 'content.published',
      timestamp: NOW.toISOString(),
      data: { entity: 'news', id: data.id, title: 'Bridge opened', path: '/news/bridge-opened' },
    })
    const [last] = await deliveries(owner, hook)
    expect(last).toMatchObject({
      event: 'content.removed',
      state: 'delivered',
      status: 200,
      answer: 'thanks',
      attempts: 1,
    })
  })

  test('is told only of the events that were chosen', async () => {
    const { owner, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    await register(owner, receiver.url, { events: ['content.removed'] })
    const { data } = await (await owner.call('POST', '/news', NEWS)).json()
    await owner.call('DELETE', `/content/news/${data.id}/publication`)
    await run()
    expect(receiver.types()).toEqual(['content.removed'])
  })

  test('stays as it is when a change says nothing', async () => {
    const { owner } = await openWebhooks(engine)
    const { id } = await register(owner, 'https://hooks.example/')
    const before = await webhook(owner, id)
    expect((await owner.call('PATCH', `/webhooks/${id}`, {})).status).toBe(200)
    expect(await webhook(owner, id)).toEqual(before)
  })

  test('gets signatures of Standard Webhooks, for a day of both secrets when one is renewed', async () => {
    const { owner, clock, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    const { id, secret } = await register(owner, receiver.url)
    expect(JSON.stringify(await webhook(owner, id))).not.toContain(secret)
    const sendTest = async () => {
      await owner.call('POST', `/webhooks/${id}/test`, {})
      await run()
      const { headers, body } = receiver.received.at(-1)!
      const sign = (by: string) => {
        const key = Buffer.from(by.replace('whsec_', ''), 'base64')
        const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
        return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
      }
      return { given: headers['webhook-signature'], sign, at: headers['webhook-timestamp'] }
    }
    const first = await sendTest()
    expect(first.given).toBe(first.sign(secret))
    expect(first.at).toBe(String(NOW.getTime() / 1000))
    const renewed = (await (await owner.call('POST', `/webhooks/${id}/secret`, {})).json()).data.secret
    expect(renewed).not.toBe(secret)
    const second = await sendTest()
    expect(second.given).toBe(`${second.sign(renewed)} ${second.sign(secret)}`)
    clock.now = new Date(+NOW + DAY)
    const third = await sendTest()
    expect(third.given).toBe(third.sign(renewed))
  })

  test('gets of an enquiry its id and subject alone, and more only where the firm chose so; none that may be spam', async () => {
    const { app, owner, run } = await openWebhooks(engine)
    const [plain, full] = [await startReceiver(), await startReceiver()]
    await register(owner, plain.url)
    const { id } = await register(owner, full.url, { hasEnquiryDetails: true })
    full.answer = (response) => void response.end(full.received.at(-1)!.body)
    const send = (message: object) =>
      app.request('/contact-us', {
        method: 'POST',
        body: JSON.stringify({ ...MESSAGE, ...message }),
        headers: { 'Content-Type': 'application/json' },
      })
    await send({})
    await send({ subject: 'Spam', order_number: '1' })
    await run()
    const [bare] = plain.received.map(({ body }) => JSON.parse(body))
    expect(bare.data).toEqual({ id: 1, subject: 'A bridge' })
    expect(plain.received).toHaveLength(1)
    expect(JSON.parse(full.received[0]!.body).data).toMatchObject({ id: 1, name: 'Maya Rai', message: 'How long?' })
    const log = JSON.stringify([
      await deliveries(owner, id),
      await app.db.selectFrom('webhook_delivery').selectAll().execute(),
    ])
    expect(log).not.toMatch(/Maya|How long/)
  })

  test('that was not reached is tried again with the same id, and by hand', async () => {
    const { owner, clock, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    receiver.answer = (response) => void response.writeHead(503).end('later\0')
    const { id } = await register(owner, receiver.url)
    await owner.call('POST', '/news', NEWS)
    await run()
    const [waiting] = await deliveries(owner, id)
    expect(waiting).toMatchObject({ state: 'queued', status: 503, answer: 'later', attempts: 1 })
    expect((await webhook(owner, id)).failingSince).toBe(NOW.toISOString())
    receiver.answer = (response) => void response.writeHead(204).end()
    clock.now = new Date(waiting!.nextAt!)
    await run()
    expect((await deliveries(owner, id))[0]).toMatchObject({ state: 'delivered', status: 204, attempts: 2 })
    expect((await webhook(owner, id)).failingSince).toBeNull()
    expect((await owner.call('POST', `/webhooks/${id}/deliveries/${waiting!.id}/retry`, {})).status).toBe(200)
    await run()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([waiting!.messageId, waiting!.messageId, waiting!.messageId])
    expect((await owner.call('POST', `/webhooks/${id + 1}/deliveries/${waiting!.id}/retry`, {})).status).toBe(404)
  })

  test('that fails for three days is disabled, which owners see, and enabled again works', async () => {
    const { app, owner, clock, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    receiver.answer = (response) => void response.writeHead(500).end()
    const { id } = await register(owner, receiver.url)
    const { data } = await (await owner.call('POST', '/news', NEWS)).json()
    await run()
    clock.now = new Date(+NOW + 3 * DAY - 1000)
    await run()
    expect((await webhook(owner, id)).disabledAt).toBeNull()
    clock.now = new Date(+NOW + 3 * DAY + DAY / 12)
    await run()
    expect(await webhook(owner, id)).toMatchObject({ disabledBecause: 'failing', failingSince: NOW.toISOString() })
    expect((await (await owner.call('GET', '/dashboard')).json()).data.warnings).toEqual(['webhooks'])
    const jobs = await app.db.selectFrom('job').selectAll().where('kind', '=', 'webhook').execute()
    expect(
      jobs.map(({ last_error }) => last_error),
      'no fault of this server',
    ).toEqual([null])
    const before = receiver.received.length
    await owner.call('PATCH', `/news/${data.id}`, { name: 'Unseen', publish: true })
    clock.now = new Date(+NOW + 4 * DAY)
    await run()
    expect(receiver.received.length).toBe(before)
    const again = `/webhooks/${id}/deliveries/${(await deliveries(owner, id))[0]!.id}/retry`
    expect((await owner.call('POST', again, {})).status).toBe(409)
    receiver.answer = (response) => void response.end()
    await owner.call('PATCH', `/webhooks/${id}`, { disabled: false })
    expect((await owner.call('POST', again, {})).status).toBe(200)
    await run()
    expect((await deliveries(owner, id))[0]).toMatchObject({ state: 'delivered' })
    expect((await (await owner.call('GET', '/dashboard')).json()).data.warnings).toEqual([])
  })

  test('is deleted with its log, and old deliveries are deleted after 30 days', async () => {
    const { app, owner, clock, now, run } = await openWebhooks(engine)
    const receiver = await startReceiver()
    const { id } = await register(owner, receiver.url)
    await owner.call('POST', '/news', NEWS)
    await run()
    const purge = () => runDueJobs(app.db, [createDeliveryPurge({ db: app.db, now })], { now })
    clock.now = new Date(+NOW + 29 * DAY)
    await purge()
    expect(await deliveries(owner, id)).toHaveLength(1)
    clock.now = new Date(+NOW + 31 * DAY)
    await purge()
    const kept = await app.db.selectFrom('webhook_delivery').selectAll().execute()
    expect(kept).toEqual([])
    clock.now = NOW
    await owner.call('POST', `/webhooks/${id}/test`, {})
    expect((await owner.call('DELETE', `/webhooks/${id}`)).status).toBe(200)
    await run()
    expect(await app.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([])
  })
})
