import { expect, test, vi } from 'vitest'
import { delayAfterFailures } from '../../../server/core/accounts/attempts.ts'
import { makePasswordToken } from '../../../server/core/accounts/staff-accounts.ts'
import { createSessionHandler } from '../../../server/core/accounts/sign-in.ts'
import { createTestApp, describeWhereSqlDiffers, type TestApp } from '../../create-test-app.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { mailsOf } from '../mail/mail-rows.ts'
import { openOffice } from '../../enquiries/send-enquiries.ts'
import { attempt, EMAIL, failuresOf, MINUTE, openApp, statusOf } from './sign-in-app.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from './staff.ts'

async function failTimes(app: Pick<TestApp, 'request'>, times: number, email = EMAIL): Promise<number[]> {
  const statuses = []
  for (let time = 0; time < times; time++) statuses.push(await statusOf(attempt(visitor(app), 'wrong password', email)))
  return statuses
}

test('the delay grows with each failure after the fifth, up to 15 minutes', () => {
  expect([4, 5, 6, 7, 8, 9, 10, 1000].map((failures) => delayAfterFailures(failures) / MINUTE)).toEqual([
    0, 0.5, 1, 2, 4, 8, 15, 15,
  ])
})

describeWhereSqlDiffers('attempts to sign in to one account', (engine) => {
  test('from any number of addresses are slowed down after five, known or not; waiting helps', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    for (const email of [EMAIL, 'nobody@example.org'])
      expect(await failTimes(app, 7, email)).toEqual([401, 401, 401, 401, 401, 429, 429])
    const [known, unknown] = [
      await attempt(visitor(app), PASSWORD),
      await attempt(visitor(app), PASSWORD, 'nobody@example.org'),
    ]
    expect([known.status, known.headers.get('Retry-After')]).toEqual([429, '30'])
    expect(await known.text()).toBe(await unknown.text())
    app.clock.now += 31_000
    expect(await failTimes(app, 2)).toEqual([401, 429])
    app.clock.now += MINUTE + 1000
    expect(await statusOf(attempt(visitor(app), PASSWORD))).toBe(200)
    expect(await failTimes(app, 1)).toEqual([401])
  })

  test('at once get as few tries as sequential ones', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(attempt(visitor(app), 'wrong password'))),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  })

  test('do not keep its owner out of a browser that has signed in before, and that one has a limit too', async () => {
    const app = await openApp(engine)
    const owner = await signIn(app, 'owner')
    await owner.call('DELETE', '/session')
    await failTimes(app, 10)
    expect(await statusOf(attempt(visitor(app), PASSWORD))).toBe(429)
    expect(await statusOf(attempt(owner, PASSWORD))).toBe(200)
    expect(await statusOf(attempt(visitor(app), PASSWORD)), 'strangers wait on').toBe(429)
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push(await statusOf(attempt(owner, 'wrong password')))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const forged = await app.request('/session', {
      method: 'POST',
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      headers: { 'Content-Type': 'application/json', Cookie: `staff-device=${'a'.repeat(22)}.${'b'.repeat(43)}` },
    })
    expect(forged.status).toBe(429)
  })

  test('do not keep out whoever chooses a new password by a link', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    const token = await makePasswordToken(openFixture(app), EMAIL)
    await failTimes(app, 10)
    const person = visitor(app)
    expect(await statusOf(person.call('POST', '/password/link', { token, password: 'another bridge' }))).toBe(200)
    expect(await statusOf(attempt(person, 'another bridge'))).toBe(200)
  })

  test('that fail are in the audit log, in few lines; unknown addresses share theirs and are not named', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    await failTimes(app, 45)
    for (let time = 0; time < 12; time++) await failTimes(app, 1, `nobody.${time}@example.org`)
    const lines = await failuresOf(app)
    expect(lines.map(({ label }) => label)).toEqual([
      ...[1, 5, 10, 20, 40].map((number) => `${EMAIL} (${number} ${number === 1 ? 'attempt' : 'attempts'})`),
      ...[1, 5, 10].map((number) => `no account (${number} ${number === 1 ? 'attempt' : 'attempts'})`),
    ])
    expect(lines[0]).toMatchObject({ staff_email: 'unknown', address: expect.stringMatching(/^198\.51\./) })
  })

  test('are reported to its owner by mail after ten, once a day', async () => {
    const office = await openOffice(engine)
    await addPerson(office, 'owner')
    await failTimes(office, 9)
    expect(await office.db.selectFrom('mail').select('id').execute()).toEqual([])
    await failTimes(office, 31)
    office.addMailer()
    await vi.waitFor(() => expect(office.mailServer.taken).toHaveLength(1), { timeout: 5000 })
    expect(office.mailServer.taken[0]).toMatchObject({
      to: [EMAIL],
      raw: expect.stringMatching(/^Subject: Failed attempts to sign in to Sample Consultancy/m),
    })
    await vi.waitFor(
      async () => expect(await mailsOf(office)).toMatchObject([{ kind: 'sign-in-failures', state: 'sent' }]),
      { timeout: 10_000 },
    )
  })

  test('do not block anybody for longer when the clock is set back', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    await failTimes(app, 6)
    app.clock.now -= 120 * MINUTE
    expect(await statusOf(attempt(visitor(app), PASSWORD))).toBe(200)
  })

  test('are forgotten after a day', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    await failTimes(app, 6)
    await app.db
      .updateTable('staff_sign_in_attempt')
      .set({ updated_at: new Date(Date.now() - 25 * 60 * MINUTE).toISOString() })
      .execute()
    await runDueJobs(app.db, [createSessionHandler({ db: app.db })])
    expect(await app.db.selectFrom('staff_sign_in_attempt').selectAll().execute()).toEqual([])
  })
})

describeWhereSqlDiffers('a session', (engine) => {
  test('ends 30 days after sign-in, however much it is used', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'owner')
    const begun = (days: number) =>
      app.db
        .updateTable('staff_session')
        .set({ created_at: new Date(Date.now() - days * 24 * 60 * MINUTE).toISOString() })
        .execute()
    await begun(29.9)
    expect(await statusOf(person.call('GET', '/session'))).toBe(200)
    await begun(30)
    expect(await statusOf(person.call('GET', '/session'))).toBe(401)
    expect(await app.db.selectFrom('staff_session').selectAll().execute()).toEqual([])
  })
})

describeWhereSqlDiffers('a session that nobody uses', (engine) => {
  test('ends after a week; each use of a later day begins another', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'owner')
    const DAY = 24 * 60 * MINUTE
    const { expires_at } = await app.db.selectFrom('staff_session').select('expires_at').executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(String(expires_at)) - Date.now()) / DAY)).toBe(7)
    const endIn = (days: number) =>
      app.db
        .updateTable('staff_session')
        .set({ expires_at: new Date(Date.now() + days * DAY).toISOString() })
        .execute()
    await endIn(5)
    expect(await statusOf(person.call('GET', '/session'))).toBe(200)
    const renewed = await app.db.selectFrom('staff_session').select('expires_at').executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(String(renewed.expires_at)) - Date.now()) / DAY)).toBe(7)
    await endIn(-0.001)
    expect(await statusOf(person.call('GET', '/session'))).toBe(401)
  })
})

describeWhereSqlDiffers('hostile bodies', (engine) => {
  test('of sign-in, forgotten passwords and messages are answered 4xx', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'owner')
    const bad = ['\0', 'a\0@example.org', '\ud800@example.org', 'x'.repeat(10_000), 5, null, {}, ['a'], true]
    const cookies = ['staff.two_factor=%00.x', 'staff.two_factor=%E0%A4%A', 'staff-device=%00']
    const CALLS: Record<string, string[]> = {
      '/session': ['email', 'password'],
      '/session/link': ['token'],
      '/session/second-factor': ['code'],
      '/password/link/account': ['token'],
      '/password/link': ['token', 'password'],
      '/password/forgotten': ['email'],
      '/contact-us': ['name', 'email', 'subject', 'message'],
      '/contact-us/proof': ['challenge', 'solution'],
    }
    for (const [path, fields] of Object.entries(CALLS)) {
      for (const value of bad) {
        const body = Object.fromEntries(fields.map((name) => [name, value]))
        for (const Cookie of cookies) {
          const { status } = await app.request(path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json', Cookie },
          })
          // U+0000 is taken out, and what is left may be good.
          const mayBeTaken = ['/contact-us', '/password/forgotten'].includes(path) && value === 'a\0@example.org'
          expect(
            mayBeTaken ? [200, 201, 429] : [400, 401, 413, 422, 429],
            `${path} ${JSON.stringify(value).slice(0, 20)}`,
          ).toContain(status)
        }
      }
    }
    expect(app.errors).toEqual([])
  })
})
