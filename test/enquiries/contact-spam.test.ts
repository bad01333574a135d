import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import type { ContactChallenge } from '../../contract/enquiries/contact.ts'
import type { EnquirySettings } from '../../server/enquiries/enquiry-deps.ts'
import { purgeSenderHashes } from '../../server/enquiries/store/enquiries.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'

const MESSAGE = {
  name: 'Maya Visitor',
  email: 'maya@example.org',
  subject: 'A bridge',
  message: 'How long will a bridge of 108 m take?',
}

/** The API as it is asked from one network address, and a clock. */
async function openFixture(engine: Engine, settings: Partial<EnquirySettings> = {}) {
  const clock = { now: Date.now() }
  const from = { address: '192.0.2.1' as string | undefined }
  const app = await createTestApp(engine, {
    now: () => new Date(clock.now),
    ...settings,
    addressOf: () => from.address,
  })
  return { ...app, clock, from }
}

async function post({ request }: Pick<TestApp, 'request'>, path: string, body: object) {
  const response = await request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...(await response.json()) }
}

async function suspicionsOf({ db }: Pick<TestApp, 'db'>) {
  const rows = await db.selectFrom('contact_message').select(['state', 'suspicions']).orderBy('id').execute()
  return rows.map(({ state, suspicions }) => [state, ...(JSON.parse(suspicions) as string[])])
}

test.each<[string, object]>([
  ['trap', { order_number: '12' }],
  ['quick', { seconds: 1.5 }],
  ['links', { message: 'See http://a.example https://b.example www.c.example http://d.example' }],
  ['markup', { message: 'Look: <a href="http://a.example">here</a>' }],
  ['markup', { message: '[url=http://a.example]here[/url]' }],
  ['address_as_name', { name: 'Win at www.casino.example' }],
  ['mixed_scripts', { message: 'Вuy our сheap offеr' }],
  ['repetition', { message: Array.from({ length: 6 }, () => 'The best price of all.').join('\n') }],
])('%s puts a message into quarantine, answered like any other, and no mail goes out', async (suspicion, change) => {
  const fixture = await openFixture('sqlite')
  const answer = await post(fixture, '/contact-us', { ...MESSAGE, ...change })
  expect(answer).toMatchObject({
    status: 201,
    message: 'Form submitted successfully!',
    data: { reference: expect.stringMatching(/^[A-Z]+-/) },
  })
  expect(await suspicionsOf(fixture)).toEqual([['quarantined', suspicion]])
  expect(await fixture.db.selectFrom('mail').select('kind').execute()).toEqual([{ kind: 'quarantine' }])
})

test.each<[string, object]>([
  ['Nepali', { message: 'नमस्ते, हामीलाई सिँचाइ नहरको डिजाइन चाहिएको छ।' }],
  [
    'Greek among Latin letters, as engineers write',
    { message: 'Δh = 3.2 m, grain 20 μm, ΔT and σz as in the drawing' },
  ],
  ['three links', { message: 'Drawings: https://a.example https://b.example https://c.example' }],
  [
    'a table with rules',
    { message: `${'-'.repeat(80)}\nPier | 4\n${'-'.repeat(80)}\nPier | 4\nPier | 4\nPier | 4\nPier | 4\nPier | 4` },
  ],
  ['a form that was open for long', { seconds: 86_400 }],
  ['nonsense in what forms send along', { seconds: 'soon', order_number: null }],
  ['an empty trap', { order_number: ' ' }],
])('%s is no reason to be careful', async (_title, change) => {
  const fixture = await openFixture('sqlite')
  expect((await post(fixture, '/contact-us', { ...MESSAGE, ...change })).status).toBe(201)
  expect(await suspicionsOf(fixture)).toEqual([['accepted']])
})

describeOnEachEngine('spam', (engine) => {
  test('of the same text from several senders is noticed at the third', async () => {
    const fixture = await openFixture(engine)
    const text = 'We can bring your website to the first page of all search engines.'
    for (const sender of ['a', 'b', 'c'])
      await post(fixture, '/contact-us', {
        ...MESSAGE,
        email: `${sender}@example.org`,
        message: `${text}${' '.repeat(sender.length)}`,
      })
    expect(await suspicionsOf(fixture)).toEqual([['accepted'], ['accepted'], ['quarantined', 'known_text']])
  })

  test('is suspected when many messages come from one address within minutes, and from no other', async () => {
    const fixture = await openFixture(engine)
    const send = (index: number) => post(fixture, '/contact-us', { ...MESSAGE, subject: `Bridge ${index}` })
    for (let index = 0; index < 6; index++) await send(index)
    fixture.from.address = '192.0.2.2'
    await send(6)
    const states = (await suspicionsOf(fixture)).map(([state]) => state)
    expect(states).toEqual([...Array.from({ length: 5 }, () => 'accepted'), 'quarantined', 'accepted'])
  })

  test('leaves no network address in the store, and a day later not even its hash', async () => {
    const fixture = await openFixture(engine)
    await post(fixture, '/contact-us', MESSAGE)
    const sender = async () =>
      (await fixture.db.selectFrom('contact_message').select('sender').executeTakeFirstOrThrow()).sender
    expect(await sender()).toMatch(/^[\w-]{22}$/)
    await purgeSenderHashes(fixture.db, new Date(fixture.clock.now - 1).toISOString())
    expect(await sender()).not.toBeNull()
    await purgeSenderHashes(fixture.db, new Date(fixture.clock.now + 1).toISOString())
    expect(await sender()).toBeNull()
  })

  test('that a machine works for is let through: the mail goes out, once', async () => {
    const fixture = await openFixture(engine)
    const { data } = await post(fixture, '/contact-us', { ...MESSAGE, seconds: 1 })
    const challenge = data.challenge as ContactChallenge
    const solution = await solveChallenge({ challenge, deriveKey })
    const refused = await post(fixture, '/contact-us/proof', {
      challenge,
      solution: { ...solution!, derivedKey: '00'.repeat(32) },
    })
    expect(refused).toMatchObject({
      status: 422,
      fields: { solution: expect.stringContaining('not of a challenge of this site') },
    })
    expect(await suspicionsOf(fixture)).toEqual([['quarantined', 'quick']])
    for (let time = 0; time < 2; time++) {
      expect(await post(fixture, '/contact-us/proof', { challenge, solution })).toMatchObject({
        status: 200,
        data: { reference: data.reference },
      })
    }
    expect(await suspicionsOf(fixture)).toEqual([['accepted', 'quick']])
    const mails = await fixture.db.selectFrom('mail').select(['kind', 'about']).where('kind', '=', 'enquiry').execute()
    expect(mails).toEqual([{ kind: 'enquiry', about: data.reference }])
  })

  test('of the plainer kind is offered no work, and the work of one message clears no other', async () => {
    const fixture = await openFixture(engine)
    const caught = await post(fixture, '/contact-us', { ...MESSAGE, order_number: '7', seconds: 1 })
    expect(caught.data.challenge).toBeUndefined()
    const quick = await post(fixture, '/contact-us', { ...MESSAGE, subject: 'Other', seconds: 1 })
    const challenge = structuredClone(quick.data.challenge as ContactChallenge)
    const solution = await solveChallenge({ challenge, deriveKey })
    challenge.parameters.data.reference = caught.data.reference
    expect((await post(fixture, '/contact-us/proof', { challenge, solution })).status).toBe(422)
    expect((await suspicionsOf(fixture)).map(([state]) => state)).toEqual(['quarantined', 'quarantined'])
  })
})
