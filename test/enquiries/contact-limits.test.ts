import type { IncomingMessage } from 'node:http'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../create-test-api.ts'
import { createAddressOf } from '../../server/core/http/client-address.ts'
import type { EnquirySettings } from '../../server/enquiries/enquiry-deps.ts'
import { DAILY_BOUND } from '../../server/enquiries/receive-enquiry.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { openStore } from '../../server/core/store/store.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers } from '../create-test-app.ts'

const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'How long will a bridge of 108 m take?',
}
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Requests wait for each other, on a busy machine longer than the product lets them. */
const PATIENT = { connections: 10, timeout: MINUTE }

type Request = (path: string, init: RequestInit) => Promise<Response>

async function post(request: Request, path: string, body: object) {
  const response = await request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...(await response.json()) }
}

/** The API as it is asked from one network address, and a clock. */
async function openForm(engine: Engine, settings: Partial<EnquirySettings> = {}) {
  const clock = { now: Date.now() }
  const from = { address: '192.0.2.1' }
  const app = await createTestApp(engine, {
    now: () => new Date(clock.now),
    ...settings,
    addressOf: () => from.address,
  })
  const send = (index: number, more: object = {}) =>
    post(app.request, '/contact-us', { ...MESSAGE, subject: `Bridge ${index}`, ...more })
  const rows = () =>
    app.db.selectFrom('contact_message').select(['subject', 'state', 'suspicions']).orderBy('id').execute()
  return { ...app, clock, from, send, rows }
}

describeWhereSqlDiffers('the limits of the contact form', (engine) => {
  test('hold for one address by the hour; what was stored is still answered', async () => {
    const form = await openForm(engine, { enquiriesPerAddress: 2 })
    const first = await form.send(0)
    form.clock.now += MINUTE
    await form.send(1)
    expect(await form.send(2)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      retryAfter: '3540',
      message: expect.stringContaining('59 minutes'),
    })
    expect(await form.send(0), 'known already').toEqual(first)
    form.from.address = '192.0.2.2'
    expect((await form.send(2)).status).toBe(201)
    form.from.address = '192.0.2.1'
    form.clock.now += 59 * MINUTE + 1000
    expect((await form.send(3)).status).toBe(201)
  })

  test('are not used up for honest visitors by spam', async () => {
    const form = await openForm(engine, { enquiriesPerAddress: 60, enquiriesPerHour: 20 })
    for (let index = 0; index < 30; index++) {
      form.from.address = `198.51.100.${index}`
      await form.send(index, { order_number: 'spam' })
    }
    form.from.address = '192.0.2.9'
    expect(await form.send(100)).toMatchObject({ status: 201 })
    expect((await form.rows()).at(-1)).toMatchObject({ subject: 'Bridge 100', state: 'accepted' })
  })

  test('over the quota of all, ask for proof of work instead of refusing', async () => {
    const form = await openForm(engine, { enquiriesPerHour: 3 })
    for (let index = 0; index < 3; index++) await form.send(index)
    form.from.address = '192.0.2.9'
    const { status, data } = await form.send(3)
    expect(status).toBe(201)
    expect((await form.rows()).at(-1)).toMatchObject({ state: 'quarantined', suspicions: '["over_quota"]' })
    const solution = await solveChallenge({ challenge: data.challenge, deriveKey })
    expect((await post(form.request, '/contact-us/proof', { challenge: data.challenge, solution })).status).toBe(200)
    expect((await form.rows()).at(-1)).toMatchObject({ state: 'accepted' })
    form.clock.now += HOUR + 1000
    await form.send(4)
    expect((await form.rows()).at(-1)).toMatchObject({ state: 'accepted' })
  })

  test('bound what is stored in a day; an address that has sent nothing within the hour is refused last', async () => {
    const form = await openForm(engine, { enquiriesPerHour: 1 })
    const received_at = new Date(form.clock.now - 2 * HOUR).toISOString()
    const fill = (from: number, to: number) => {
      const values = Array.from({ length: to - from }, (_, index) => ({
        ...MESSAGE,
        reference: `REC-${from + index}`,
        received_at,
      }))
      return form.db.insertInto('contact_message').values(values).execute()
    }
    await fill(0, DAILY_BOUND / 2)
    expect((await form.send(0)).status).toBe(201)
    expect((await form.send(1)).status).toBe(429)
    form.from.address = '192.0.2.9'
    expect((await form.send(1)).status).toBe(201)
    await fill(DAILY_BOUND / 2, DAILY_BOUND)
    form.from.address = '192.0.2.10'
    expect(await form.send(2)).toMatchObject({ status: 429, retryAfter: '3600' })
  })

  test('do not close the form when the clock is set back', async () => {
    const form = await openForm(engine, { enquiriesPerAddress: 2, enquiriesPerHour: 2 })
    for (let index = 0; index < 2; index++) await form.send(index)
    form.clock.now -= 2 * HOUR
    expect((await form.send(2)).status).toBe(201)
    expect((await form.rows()).at(-1)).toMatchObject({ state: 'accepted' })
  })

  test('are exact when two servers share a store', async () => {
    const place = await createStorePlace(engine)
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const store = await openStore({ ...place, pool: PATIENT })
        onTestFinished(() => store.close())
        const api = createTestApi({ db: store.db, enquiriesPerAddress: 10, addressOf: () => '192.0.2.1' })
        return { store, request: async (path: string, init: RequestInit) => api.request(`/api/v1${path}`, init) }
      }),
    )
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(servers[index % 2]!.request, '/contact-us', { ...MESSAGE, subject: `Bridge ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    expect(await servers[0]!.store.db.selectFrom('contact_message').select('id').execute()).toHaveLength(10)
  })

  test('of all senders are exact when two servers share a store', async () => {
    const place = await createStorePlace(engine)
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const store = await openStore({ ...place, pool: PATIENT })
        onTestFinished(() => store.close())
        let sent = 0
        const addressOf = () => `192.0.2.${(sent += 1)}`
        const api = createTestApi({ db: store.db, enquiriesPerAddress: 60, enquiriesPerHour: 10, addressOf })
        return { store, request: async (path: string, init: RequestInit) => api.request(`/api/v1${path}`, init) }
      }),
    )
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(servers[index % 2]!.request, '/contact-us', { ...MESSAGE, subject: `Bridge ${index}` }),
      ),
    )
    const { db } = servers[0]!.store
    const rows = await db.selectFrom('contact_message').select('state').execute()
    expect([rows.length, rows.filter(({ state }) => state === 'accepted').length]).toEqual([40, 10])
  })

  test('take all addresses of an IPv6 network of 64 bits for one', async () => {
    const from = { address: '' }
    const addressOf = createAddressOf([])
    const environment = () => ({
      incoming: { socket: { remoteAddress: from.address }, headers: {} } as unknown as IncomingMessage,
    })
    const app = await createTestApp(engine, { enquiriesPerAddress: 2, addressOf: () => addressOf(environment()) })
    const statuses = []
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:0:1:0:7', '2001:db8:1:3::1']) {
      from.address = address
      statuses.push((await post(app.request, '/contact-us', { ...MESSAGE, subject: address })).status)
    }
    expect(statuses).toEqual([201, 201, 429, 201])
  })
})
