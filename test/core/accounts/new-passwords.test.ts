import { expect, test } from 'vitest'
import { makePasswordToken, setPassword } from '../../../server/core/accounts/staff-accounts.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { attempt, EMAIL } from './sign-in-app.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from './staff.ts'

const FULL_OF_NAMES = 'Password is little more than names that others know: add two or three other words'
const COMMON = 'Password is one of the most common ones: three or four words are good'

describeOnEachEngine('a new password', (engine) => {
  test('is refused when it is a common one, or little more than names of the firm and the person', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const choose = async (newPassword: string) =>
      (await (await owner.call('PUT', '/password', { currentPassword: PASSWORD, newPassword })).json()).fields
    for (const common of ['qwertyqwerty', 'QWERTYqwerty', '1qaz2wsx3edc4rfv', '123456789012', 'Administrator'])
      expect(await choose(common), common).toEqual({ newPassword: COMMON })
    for (const known of ['SampleConsultancy1', 'owner@example2026', 'Consultancy-Nepal!!', 'Welcome2Sample2026'])
      expect(await choose(known), known).toEqual({ newPassword: FULL_OF_NAMES })
    // Neither digits alone nor a name among other words are against the rules.
    expect(await choose('71940285536612')).toBeUndefined()
  })

  test('is refused by a link, in the set-up and on the command line too', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'owner')
    const token = await makePasswordToken(openFixture(app), EMAIL)
    const choose = (password: string) => visitor(app).call('POST', '/password/link', { token, password })
    expect((await (await choose('qwertyqwerty')).json()).fields).toEqual({ password: COMMON })
    expect((await choose('sample tea for owners')).status).toBe(200)
    await expect(setPassword(openFixture(app), EMAIL, 'qwertyqwerty')).rejects.toThrow(COMMON)
  })

  test('is kept exactly as typed, at full length, with spaces at its ends', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const long = ` ${'पुल Bridge '.repeat(11)}`.padEnd(127, 'x').concat(' ')
    expect(long).toHaveLength(128)
    expect((await owner.call('PUT', '/password', { currentPassword: PASSWORD, newPassword: long })).status).toBe(200)
    for (const [given, status] of [
      [long.trim(), 401],
      [long.toLowerCase(), 401],
      [long.slice(0, 127), 401],
      [long, 200],
    ] as const)
      expect((await attempt(visitor(app), given)).status).toBe(status)
  })
})
