import { expect, test, vi } from 'vitest'
import { createSessionHandler } from '../../../server/core/accounts/sign-in.ts'
import { createTestApp, describeOnEachEngine, NOW, type TestApp } from '../../create-test-app.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { openOffice, type Office } from '../../enquiries/send-enquiries.ts'
import { addPerson, PASSWORD, signIn, visitor } from './staff.ts'

const SECRET = 'no secret: only for tests and measurements'
const MINUTE = 60_000

const ask = (app: Pick<TestApp, 'request'>, email: string) =>
  visitor(app).call('POST', '/password/forgotten', { email })

/** The link of the first mail that has arrived, and the mail. */
async function readMail(office: Office): Promise<{ token: string; origin: string; raw: string; to: string[] }> {
  await vi.waitFor(() => expect(office.mailServer.taken).toHaveLength(1), { timeout: 5000 })
  const { raw, to } = office.mailServer.taken[0]!
  const [, origin = '', token = ''] = /(http\S+?)\/admin\/password#([\w-]+)/.exec(raw.replaceAll('=\r\n', '')) ?? []
  return { token, origin, raw, to }
}

describeOnEachEngine('a forgotten password', (engine) => {
  test('is chosen by a mailed link, once; other links end with it, and the store contains none', async () => {
    const office = await openOffice(engine)
    const before = await signIn(office, 'editor')
    const response = await ask(office, ' EDITOR@example.org ')
    expect([response.status, (await response.json()).message]).toEqual([
      200,
      'If there is an account with this address, a link to choose a new password is on its way to it. It is good for two hours.',
    ])
    office.clock.now += MINUTE
    await ask(office, 'editor@example.org')
    await office.db
      .deleteFrom('mail')
      .where(
        'id',
        '=',
        (await office.db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
      )
      .execute()
    office.addMailer()
    const { token, origin, raw, to } = await readMail(office)
    expect([origin, to]).toEqual(['http://localhost', ['editor@example.org']])
    expect(raw).toMatch(/^Subject: Choose a new password for Sample Consultancy/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(raw).toContain('21 November 2026 at 16:45 (Nepal time)')
    for (const table of ['staff_verification', 'staff_password_request', 'mail'] as const) {
      const rows = await office.db.selectFrom(table).selectAll().execute()
      expect(rows.length, table).toBeGreaterThan(0)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
    const nameAccount = () => visitor(office).call('POST', '/password/link/account', { token })
    expect(await (await nameAccount()).json()).toEqual({ data: { email: 'editor@example.org', hasPassword: true } })
    const choose = () => visitor(office).call('POST', '/password/link', { token, password: 'another bridge' })
    expect((await choose()).status).toBe(200)
    expect((await choose()).status).toBe(422)
    expect((await nameAccount()).status).toBe(422)
    expect(await office.db.selectFrom('staff_verification').selectAll().execute()).toEqual([])
    expect((await before.call('GET', '/session')).status).toBe(401)
    expect(
      (await visitor(office).call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })).status,
    ).toBe(401)
    expect(
      (await visitor(office).call('POST', '/session', { email: 'editor@example.org', password: 'another bridge' }))
        .status,
    ).toBe(200)
  })

  test('need not be replaced: the link lets a new browser in while strangers are guessing, once, with what is known', async () => {
    const office = await openOffice(engine)
    const email = await addPerson(office, 'owner')
    const guess = (password: string, person = visitor(office)) => person.call('POST', '/session', { email, password })
    for (let time = 0; time < 5; time += 1) await guess('a wrong one')
    const refused = await guess(PASSWORD)
    expect([refused.status, (await refused.json()).message]).toEqual([429, expect.stringContaining('link by mail')])
    await ask(office, email)
    office.addMailer()
    const { token, raw } = await readMail(office)
    expect(raw).toContain('somebody else is trying passwords')
    const phone = visitor(office)
    expect((await phone.call('POST', '/session/link', { token })).status).toBe(200)
    expect((await visitor(office).call('POST', '/session/link', { token })).status).toBe(422)
    expect((await phone.call('GET', '/session')).status, 'the link alone signs nobody in').toBe(401)
    expect((await guess('a wrong one', phone)).status).toBe(401)
    expect((await guess(PASSWORD, phone)).status).toBe(200)
    expect((await guess(PASSWORD)).status, 'strangers go on being slowed down').toBe(429)
  })

  test('is answered the same, with the same work, where there is no such account, or a disabled one; no mail is made', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'owner')
    await app.db
      .updateTable('staff_user')
      .set({ disabled_at: NOW.toISOString() })
      .where('email', '=', await addPerson(app, 'editor'))
      .execute()
    const answers: string[] = []
    for (const email of ['owner@example.org', 'editor@example.org', 'nobody@example.org']) {
      const response = await ask(app, email)
      answers.push(`${response.status} ${await response.text()} ${JSON.stringify([...response.headers])}`)
    }
    expect(new Set(answers).size).toBe(1)
    expect(await app.db.selectFrom('mail').select('kind').execute()).toEqual([{ kind: 'password' }])
    expect(await app.db.selectFrom('staff_verification').selectAll().execute()).toHaveLength(3)
    expect(
      await app.db.selectFrom('staff_password_request').select('user_id').where('user_id', 'is', null).execute(),
    ).toHaveLength(2)
    expect((await ask(app, 'nobody')).status).toBe(422)
  })

  test('can be requested three times an hour for an account, known or not, and ten times from an address', async () => {
    const clock = { now: NOW.getTime() }
    const app = await createTestApp(engine, { now: () => new Date(clock.now), addressOf: () => '192.0.2.1' })
    await addPerson(app, 'owner')
    for (const email of ['owner@example.org', 'nobody@example.org']) {
      for (let time = 0; time < 3; time += 1) {
        expect((await ask(app, email)).status).toBe(200)
        clock.now += MINUTE
      }
      const refused = await ask(app, email)
      expect([refused.status, refused.headers.get('Retry-After')], email).toEqual([429, `${57 * 60}`])
    }
    for (let person = 0; person < 4; person += 1) expect((await ask(app, `${person}@example.org`)).status).toBe(200)
    expect((await ask(app, 'yet.another@example.org')).status).toBe(429)
    expect(await app.db.selectFrom('mail').selectAll().execute()).toHaveLength(3)
    clock.now += 60 * MINUTE
    expect((await ask(app, 'owner@example.org')).status).toBe(200)
  })

  test('has the same limit for concurrent requests, and of those for one account one mail', async () => {
    const app = await createTestApp(engine, { addressOf: () => '192.0.2.1' })
    await addPerson(app, 'owner')
    const asked = async (emails: string[]) =>
      (await Promise.all(emails.map(async (email) => (await ask(app, email)).status))).filter(
        (status) => status === 200,
      )
    expect(await asked(Array<string>(8).fill('owner@example.org'))).toHaveLength(8)
    expect(await app.db.selectFrom('mail').selectAll().execute()).toHaveLength(1)
    expect(await asked(Array.from({ length: 12 }, (_, person) => `${person}@example.org`))).toHaveLength(9)
  })

  test('is mailed no link that has expired', async () => {
    const office = await openOffice(engine)
    await addPerson(office, 'editor')
    await ask(office, 'editor@example.org')
    office.clock.now += 121 * MINUTE
    office.addMailer()
    await vi.waitFor(
      async () =>
        expect(await office.db.selectFrom('mail').select('answer').execute()).toEqual([
          { answer: 'Not sent: nothing is left to tell' },
        ]),
      { timeout: 5000 },
    )
    expect(office.mailServer.taken).toEqual([])
  })

  test('leads nowhere that a stranger has chosen: to PUBLIC_URL, or to the own machine', async () => {
    const originOf = async (app: TestApp, host: string) => {
      const response = await app.api.request(`http://${host}/api/v1/password/forgotten`, {
        method: 'POST',
        body: JSON.stringify({ email: 'owner@example.org' }),
        headers: { 'Content-Type': 'application/json', Host: host, Origin: `http://${host}` },
      })
      const row = await app.db.selectFrom('staff_password_request').select('origin').executeTakeFirst()
      await app.db.deleteFrom('staff_password_request').execute()
      return [response.status, row?.origin]
    }
    const told = await createTestApp(engine, { secret: SECRET, publicUrl: 'https://www.example.org' })
    await addPerson(told, 'owner')
    expect(await originOf(told, 'evil.example')).toEqual([200, 'https://www.example.org'])
    const untold = await createTestApp(engine)
    await addPerson(untold, 'owner')
    expect(await originOf(untold, 'evil.example')).toEqual([409, undefined])
    expect(await originOf(untold, 'localhost.evil.example')).toEqual([409, undefined])
    expect(await originOf(untold, 'localhost:3000')).toEqual([200, 'http://localhost:3000'])
  })
})

describeOnEachEngine('the hourly purge', (engine) => {
  test('deletes expired rows only, also when two run at once', async () => {
    const app = await createTestApp(engine)
    const { db } = app
    const [editor, owner] = [await signIn(app, 'editor'), await signIn(app, 'owner')]
    for (const email of ['editor@example.org', 'owner@example.org']) await ask(app, email)
    const past = new Date(Date.now() - 25 * 60 * MINUTE)
    const { id } = (await (await editor.call('GET', '/session')).json()).data
    await db.updateTable('staff_session').set({ expires_at: past.toISOString() }).where('user_id', '=', id).execute()
    await db.updateTable('staff_verification').set({ expires_at: past.toISOString() }).where('value', '=', id).execute()
    await db
      .updateTable('staff_password_request')
      .set({ requested_at: past.toISOString() })
      .where('user_id', '=', id)
      .execute()
    await db
      .updateTable('staff_password_request')
      .set({ requested_at: new Date().toISOString() })
      .where('user_id', '!=', id)
      .execute()
    await db
      .insertInto('staff_rate_limit')
      .values({ id: 'old', key: 'old', count: 1, last_request: past.getTime() })
      .execute()
    const counts = async () => [
      ...(await Promise.all(
        (['staff_session', 'staff_verification', 'staff_password_request'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      )),
      (await db.selectFrom('staff_rate_limit').select('id').where('id', '=', 'old').execute()).length,
    ]
    expect(await counts()).toEqual([2, 2, 2, 1])
    const errors: string[] = []
    const log = { info() {}, error: (text?: string) => void errors.push(text ?? '') }
    await runDueJobs(app.db, [createSessionHandler(app)], { log, processes: 2 })
    expect(await counts()).toEqual([1, 1, 1, 0])
    expect((await owner.call('GET', '/session')).status).toBe(200)
    expect(errors).toEqual([])
  })
})
