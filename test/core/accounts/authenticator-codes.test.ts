import { expect, onTestFinished, test } from 'vitest'
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createTestApi } from '../../create-test-api.ts'
import { createStorePlace, describeOnEachEngine, type TestApp } from '../../create-test-app.ts'
import { codeFor } from './code-for.ts'
import { attempt, EMAIL, failuresOf, MINUTE, openApp, statusOf } from './sign-in-app.ts'
import { PASSWORD, signIn, visitor, type Person } from './staff.ts'

/** An owner with an authenticator; what it shows in this step of 30 seconds was used to set it up. */
async function addAuthenticator(app: TestApp) {
  const person = await signIn(app, 'owner')
  const { uri, recoveryCodes } = (await (await person.call('POST', '/second-factor', { password: PASSWORD })).json())
    .data
  const used = codeFor(uri)
  expect(await statusOf(person.call('POST', '/second-factor/confirmation', { code: used }))).toBe(200)
  return { uri: uri as string, recoveryCodes: recoveryCodes as string[], used }
}

/** Somebody who has given the right password, and is asked for a code. */
async function begin(app: TestApp): Promise<Person> {
  const person = visitor(app)
  await attempt(person, PASSWORD)
  return person
}

const sendCode = (person: Person, code: string) => statusOf(person.call('POST', '/session/second-factor', { code }))

describeOnEachEngine('a code of an authenticator', (engine) => {
  test('is good once, also the one that set it up', async () => {
    const app = await openApp(engine)
    const { uri, used } = await addAuthenticator(app)
    expect(await sendCode(await begin(app), used)).toBe(422)
    const code = codeFor(uri, 1)
    expect(await sendCode(await begin(app), code)).toBe(200)
    expect(await sendCode(await begin(app), code)).toBe(422)
    expect(JSON.stringify(await app.db.selectFrom('staff_used_code').selectAll().execute())).not.toContain(code)
  })

  test('is read in two groups and in Nepali digits', async () => {
    const app = await openApp(engine)
    const { uri } = await addAuthenticator(app)
    const code = codeFor(uri, 1)
    const typed = toDevanagariDigits(` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(await sendCode(await begin(app), typed)).toBe(200)
  })

  test('is slowed down after five wrong ones, and a wrong one can be right later', async () => {
    const app = await openApp(engine)
    const { uri } = await addAuthenticator(app)
    const statuses = []
    for (let time = 0; time < 7; time++) statuses.push(await sendCode(await begin(app), '000000'))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
    expect(await sendCode(await begin(app), codeFor(uri, 1))).toBe(429)
    app.clock.now += MINUTE
    expect(await sendCode(await begin(app), codeFor(uri, 1))).toBe(200)
    expect((await failuresOf(app)).map(({ label }) => label)).toEqual([`${EMAIL} (1 attempt)`, `${EMAIL} (5 attempts)`])
  })

  test('is not slowed down by another attempt that began a moment later and was counted first', async () => {
    const app = await openApp(engine)
    const { uri } = await addAuthenticator(app)
    expect(await sendCode(await begin(app), '000000')).toBe(422)
    const person = await begin(app)
    app.clock.now -= 10
    expect(await sendCode(person, codeFor(uri, 1))).toBe(200)
  })

  test('is valid once, also on two servers at the same time', async () => {
    const place = await createStorePlace(engine)
    const apps = await Promise.all(
      [1, 2].map(async () => {
        const store = await openStore(place)
        onTestFinished(() => store.close())
        const api = createTestApi({ db: store.db })
        return {
          ...store,
          api,
          errors: [],
          request: async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init),
        }
      }),
    )
    const { uri } = await addAuthenticator(apps[0]!)
    const people = await Promise.all(apps.map((app) => begin(app)))
    const code = codeFor(uri, 1)
    expect((await Promise.all(people.map((person) => sendCode(person, code)))).toSorted()).toEqual([200, 422])
  })
})
