import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSetUp } from '../../../server/set-up/set-up-address.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers, type TestApp } from '../../create-test-app.ts'
import { codeFor } from './code-for.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from './staff.ts'
import { makePasswordToken } from '../../../server/core/accounts/staff-accounts.ts'

interface Operation {
  security: object[]
}

/** The same press twice at once, as a browser sends it. @param key undefined: by a program */
async function pressTwice(app: TestApp, path: string, body: object, key?: string, cookie = '') {
  const headers = {
    'Content-Type': 'application/json',
    Cookie: cookie,
    ...(key !== undefined && { 'Idempotency-Key': key }),
  }
  const send = () => app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answers = await Promise.all([send(), send()])
  const cookies = answers.map((answer) => answer.headers.getSetCookie())
  return { statuses: answers.map(({ status }) => status).toSorted(), cookies, answers }
}

const count = async ({ db }: TestApp, table: 'staff_session' | 'staff_user' | 'mail') =>
  (await db.selectFrom(table).select('id').execute()).length

test('every change that is declared for visitors has one effect by its key, but for those that read the key themselves', async () => {
  const app = await createTestApp('sqlite')
  await sql`create table claimed (name text)`.execute(app.db)
  await sql`create trigger claim after insert on answered_call
    begin insert into claimed values (new.name); end`.execute(app.db)
  const { paths } = await (await app.request('/openapi.json')).json()
  const forVisitors = Object.entries<Record<string, Operation>>(paths).flatMap(([path, calls]) => {
    const { post, put, patch, delete: remove } = calls
    return [post, put, patch, remove].some((one) => one?.security.length === 0) ? [path.replace('/api/v1', '')] : []
  })
  const unclaimed: string[] = []
  for (const path of forVisitors) {
    await pressTwice(app, path, {}, path)
    const { rows } = await sql`delete from claimed returning name`.execute(app.db)
    if (rows.length === 0) unclaimed.push(path)
  }
  expect(forVisitors).toContain('/session/passkey')
  // One message, whatever else is sent along with its key: test/enquiries/contact-delivery.test.ts.
  expect(unclaimed).toEqual(['/contact-us'])
})

describeWhereSqlDiffers('a form of somebody who is not signed in, pressed twice', (engine) => {
  test('signs in once: both answers bring the cookies of one session', async () => {
    const app = await createTestApp(engine)
    const email = await addPerson(app, 'editor')
    const { statuses, cookies } = await pressTwice(app, '/session', { email, password: PASSWORD }, 'a')
    expect(statuses).toEqual([200, 200])
    expect(cookies[0]).toHaveLength(3)
    expect(cookies[1]).toEqual(cookies[0])
    expect(await count(app, 'staff_session')).toBe(1)
    // The answer is for this browser, and holds the cookies in no readable form.
    await pressTwice(app, '/session', { email, password: PASSWORD }, 'a', 'staff-here=1')
    expect(await count(app, 'staff_session')).toBe(2)
    const token = /session_token=([^;.]+)/.exec(cookies[0]![0]!)![1]!
    expect(JSON.stringify(await app.db.selectFrom('answered_call').selectAll().execute())).not.toContain(token)
  })

  test('takes the code of an authenticator once, and signs in with it', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const { uri } = (await (await owner.call('POST', '/second-factor', { password: PASSWORD })).json()).data
    await owner.call('POST', '/second-factor/confirmation', { code: codeFor(uri) })
    const phone = visitor(app)
    await phone.call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })
    const code = { code: codeFor(uri, 1) }
    const { statuses, cookies } = await pressTwice(app, '/session/second-factor', code, 'b', phone.cookie())
    expect(statuses).toEqual([200, 200])
    expect(cookies[1]).toEqual(cookies[0])
    // Without the first step of this browser, the key is worth nothing.
    expect((await pressTwice(app, '/session/second-factor', code, 'b')).statuses).toEqual([401, 401])
  })

  test('mails one link to choose a password, also without a key, and answers the same where there is no account', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'editor')
    for (const email of ['editor@example.org', 'nobody@example.org'])
      for (const key of [undefined, 'c'])
        expect((await pressTwice(app, '/password/forgotten', { email }, key)).statuses).toEqual([200, 200])
    expect(await count(app, 'mail')).toBe(1)
    expect(await app.db.selectFrom('staff_password_request').select('id').execute()).toHaveLength(2)
  })

  test('chooses a password by a link once, and is answered alike', async () => {
    const app = await createTestApp(engine)
    const email = await addPerson(app, 'editor')
    const choose = async (key?: string) => {
      const token = await makePasswordToken(openFixture(app), email)
      return (await pressTwice(app, '/password/link', { token, password: 'another bridge' }, key)).statuses
    }
    expect(await choose('d')).toEqual([200, 200])
    expect(await choose()).toEqual([200, 422])
  })

  test('makes one first owner, also without a key', async () => {
    for (const [key, second] of [['e', 201] as const, [undefined, 409] as const]) {
      const app = await createTestApp(engine)
      const { dataDir } = await createStorePlace('sqlite')
      const address = await openSetUp({ db: app.db, secret: TEST_SECRET, dataDir, origin: '' })
      const owner = { secret: address!.split('#')[1], email: 'sita@example.org', name: 'Sita', password: PASSWORD }
      const { statuses } = await pressTwice(app, '/set-up/owner', { ...owner, locale: 'ne' }, key)
      expect(statuses).toEqual([201, second])
      expect(await count(app, 'staff_user')).toBe(1)
    }
  })
})
