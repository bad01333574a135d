import { expect, test } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { createTestApp, describeWhereSqlDiffers, NOW, type TestApp } from '../../create-test-app.ts'
import { signIn, type Person } from '../accounts/staff.ts'
import { listChanges, mendBody, type Change } from './some-change.ts'

interface Call extends Omit<Change, 'body'> {
  body?: unknown
  key?: string
}

/** Calls as somebody. */
async function ask(app: Pick<TestApp, 'request'>, by: Person, { method, path, body, key }: Call) {
  const response = await app.request(path, {
    method: method.toUpperCase(),
    headers: {
      Cookie: by.cookie(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isRepeated = response.headers.has('Idempotent-Replayed')
  return { status: response.status, isRepeated, text: await response.text() }
}

const LINK = { method: 'POST', path: '/content/news/1/preview-links', body: { days: 7 } }

async function countLinks({ db }: TestApp): Promise<number> {
  const { n } = await db.selectFrom('preview_link').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()
  return Number(n)
}

test('every change of staff that is sent twice at once with one key has one effect, and both get the same answer', async () => {
  let time = NOW.getTime()
  const app = await createTestApp('sqlite', { now: () => new Date(time++) })
  const owner = await signIn(app, 'owner')
  const message = { name: 'Maya', email: 'maya@example.org', subject: 'A', message: 'B' }
  for (let sent = 0; sent < 2; sent++)
    await ask(app, owner, { method: 'POST', path: '/contact-us', body: { ...message, subject: `About ${sent}` } })
  const done: string[] = []
  for (const change of await listChanges(app)) {
    const call = { ...change, key: `${change.method} ${change.path}` }
    // A refusal says what is missing.
    for (let tries = 0; tries < 4; tries++) {
      const before = await app.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').executeTakeFirst()
      const [one, two] = await Promise.all([ask(app, owner, call), ask(app, owner, call)])
      if (one.status >= 300 && two.status >= 300) {
        if (mendBody(call.body, JSON.parse(one.text).fields ?? {})) continue
        break
      }
      done.push(call.key)
      expect([call.key, two.status, two.text]).toEqual([call.key, one.status, one.text])
      expect([call.key, one.isRepeated !== two.isRepeated]).toEqual([call.key, true])
      const noted = await app.db
        .selectFrom('audit_entry')
        .select(['action', 'entity', 'entity_id'])
        .where('id', '>', before?.id ?? 0)
        .execute()
      expect([call.key, new Set(noted.map((entry) => JSON.stringify(entry))).size]).toEqual([call.key, noted.length])
      break
    }
  }
  // The others need files, or things that are in no store of a test.
  expect(done.length).toBeGreaterThan(75)
}, 60_000)

describeWhereSqlDiffers('a change with an Idempotency-Key', (engine) => {
  test('is made once by two servers of one store', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const api = createTestApi({ db: app.db, now: () => NOW })
    const other = { request: async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init) }
    const calls = [app, other, app, other].map((one) => ask(one, owner, { ...LINK, key: 'one press' }))
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ isRepeated }) => isRepeated)).toHaveLength(3)
    expect(await countLinks(app)).toBe(1)
  })

  test('is another one with another key, other content, by somebody else, or an hour later', async () => {
    let time = NOW.getTime()
    const app = await createTestApp(engine, { now: () => new Date(time++) })
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    await ask(app, owner, { ...LINK, key: 'a' })
    await ask(app, owner, { ...LINK, key: 'b' })
    await ask(app, owner, { ...LINK, key: 'a', body: { days: 1 } })
    expect(await ask(app, editor, { ...LINK, key: 'a' })).toMatchObject({ status: 201, isRepeated: false })
    expect(await ask(app, owner, { ...LINK, key: 'a' })).toMatchObject({ status: 201, isRepeated: true })
    expect(await countLinks(app)).toBe(4)
    time += 3_600_001
    expect(await ask(app, owner, { ...LINK, key: 'a' })).toMatchObject({ isRepeated: false })
    expect(await app.db.selectFrom('answered_call').select('name').execute()).toHaveLength(1)
  })

  test('can be made again after it was refused', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const call = { method: 'POST', path: '/redirects', body: { from: '/old', to: '/news' }, key: 'a' }
    await ask(app, owner, { ...call, key: 'b' })
    expect((await ask(app, owner, call)).status).toBe(422)
    await ask(app, owner, { method: 'DELETE', path: '/redirects/1' })
    expect(await ask(app, owner, call)).toMatchObject({ status: 201, isRepeated: false })
  })

  test('says so where its answer is not to be had', async () => {
    let time = NOW.getTime()
    const app = await createTestApp(engine, { now: () => new Date(time) })
    const owner = await signIn(app, 'owner')
    const call = { ...LINK, key: 'a' }
    await ask(app, owner, call)
    await app.db.updateTable('answered_call').set({ answer: null }).execute()
    expect(await ask(app, owner, call)).toMatchObject({ status: 409, text: expect.stringContaining('done already') })
    await app.db.updateTable('answered_call').set({ status: null }).execute()
    time += 21_000
    expect(await ask(app, owner, call)).toMatchObject({ status: 409, text: expect.stringContaining('look whether') })
    expect(await countLinks(app)).toBe(1)
  })

  test('keeps no answer in clear, and fifty at most', async () => {
    let time = NOW.getTime()
    const app = await createTestApp(engine, { now: () => new Date(time++) })
    const owner = await signIn(app, 'owner')
    const body = { name: 'Sita Rai', email: 'sita@example.org', role: 'editor', locale: 'en' }
    const call = { method: 'POST', path: '/staff', body, key: 'a key' }
    const { data } = JSON.parse((await ask(app, owner, call)).text)
    expect(JSON.parse((await ask(app, owner, call)).text).data).toEqual(data)
    const [row] = await app.db.selectFrom('answered_call').selectAll().execute()
    for (const plain of [data.link, data.name, 'a key']) expect(JSON.stringify(row)).not.toContain(plain)
    // The changes of each are counted for themselves.
    const editor = await signIn(app, 'editor')
    const note = { method: 'PATCH', path: '/news/1', body: { summary: 'Short' } }
    for (let made = 0; made < 55; made++) await ask(app, editor, { ...note, key: `${made}` })
    expect(await app.db.selectFrom('answered_call').select('name').execute()).toHaveLength(52)
  })
})
