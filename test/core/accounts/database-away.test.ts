import { expect, test } from 'vitest'
import { makePasswordToken } from '../../../server/core/accounts/staff-accounts.ts'
import { UnavailableError } from '../../../server/core/process/unavailable.ts'
import { createTestApi } from '../../create-test-api.ts'
import { createTestApp } from '../../create-test-app.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from './staff.ts'

/** An app whose database goes away after so many statements. */
async function createFailingApp() {
  const app = await createTestApp('sqlite')
  const database = { statementsLeft: Infinity }
  const db = app.db.withPlugin({
    transformQuery({ node }) {
      if ((database.statementsLeft -= 1) < 0) throw new UnavailableError('The database is unavailable')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const resetAttempts = async () => {
    await app.db.deleteFrom('staff_sign_in_attempt').execute()
    await app.db.deleteFrom('staff_rate_limit').execute()
  }
  const api = createTestApi({ db })
  return {
    ...app,
    database,
    resetAttempts,
    request: async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init),
  }
}

/** Makes a call again and again, with a database that goes away one statement later each time. @returns the answers but the last, which succeeds */
async function callUntilItSucceeds(
  { database, resetAttempts }: Awaited<ReturnType<typeof createFailingApp>>,
  call: () => Promise<Response>,
): Promise<Response[]> {
  const answers: Response[] = []
  for (let statements = 0; statements < 100; statements += 1) {
    database.statementsLeft = statements
    const answer = await call()
    database.statementsLeft = Infinity
    await resetAttempts()
    if (answer.ok) return answers
    answers.push(answer)
  }
  throw new Error('It never succeeded')
}

async function expectUnavailable(answers: Response[]): Promise<void> {
  expect(answers.length).toBeGreaterThan(3)
  for (const [statements, answer] of answers.entries()) {
    expect([statements, answer.status, answer.headers.get('Retry-After')]).toEqual([statements, 503, '5'])
    expect(await answer.json()).toEqual({ code: 'unavailable', message: expect.stringContaining('try again') })
  }
}

test('signing in answers 503 with a message, whenever the database becomes unavailable', async () => {
  const app = await createFailingApp()
  const email = await addPerson(app, 'owner')
  const call = () => visitor(app).call('POST', '/session', { email, password: PASSWORD })
  await expectUnavailable(await callUntilItSucceeds(app, call))
})

test('so is choosing a password by a link', async () => {
  const app = await createFailingApp()
  const email = await addPerson(app, 'owner')
  const call = async () =>
    visitor(app).call('POST', '/password/link', {
      token: await makePasswordToken(openFixture(app), email),
      password: PASSWORD,
    })
  await expectUnavailable(await callUntilItSucceeds(app, call))
})

test('so is signing out', async () => {
  const app = await createFailingApp()
  const person = await signIn(app as never, 'owner')
  await expectUnavailable(await callUntilItSucceeds(app, () => person.call('DELETE', '/session')))
  expect((await person.call('GET', '/session')).status).toBe(401)
})
