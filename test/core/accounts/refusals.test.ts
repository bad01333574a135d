import { expect, test } from 'vitest'
import type { TestApp } from '../../create-test-app.ts'
import { describeOnEachEngine } from '../../create-test-app.ts'
import { setDisabled } from '../../../server/core/accounts/staff-accounts.ts'
import { codeFor } from './code-for.ts'
import { attempt, EMAIL, failuresOf, openApp } from './sign-in-app.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from './staff.ts'

const FORGED = { id: 'c29tZWJvZHk', rawId: 'c29tZWJvZHk', type: 'public-key', response: {} }

const notesOf = ({ db }: TestApp, action: string) =>
  db.selectFrom('audit_entry').select(['staff_email', 'label']).where('action', '=', action).orderBy('id').execute()
const labelsOf = async (app: TestApp, action: string) => (await notesOf(app, action)).map(({ label }) => label)

describeOnEachEngine('the audit log has', (engine) => {
  test('wrong passkeys, few lines for many', async () => {
    const app = await openApp(engine)
    for (let time = 0; time < 12; time++) {
      const stranger = visitor(app)
      await stranger.call('POST', '/session/passkey/options')
      expect((await stranger.call('POST', '/session/passkey', { response: FORGED })).status).toBe(401)
    }
    const lines = await failuresOf(app)
    expect(lines.map(({ label }) => label)).toEqual([
      'passkey (1 attempt)',
      'passkey (5 attempts)',
      'passkey (10 attempts)',
    ])
    expect(lines[0]).toMatchObject({ staff_email: 'unknown', address: expect.stringMatching(/^198\.51\./) })
  })

  test('calls that are beyond a role, each person with a count of their own', async () => {
    const app = await openApp(engine)
    const [editor, reader] = [await signIn(app, 'editor'), await signIn(app, 'reader')]
    for (let time = 0; time < 6; time++) expect((await editor.call('GET', '/staff?search=a')).status).toBe(403)
    await reader.call('POST', '/news', {})
    const notes = await notesOf(app, 'call-refused')
    expect(notes.map(({ staff_email, label }) => [staff_email, label])).toEqual([
      ['editor@example.org', 'GET /api/v1/staff: Only an owner may do this (1 attempt)'],
      ['editor@example.org', 'GET /api/v1/staff: Only an owner may do this (5 attempts)'],
      ['reader@example.org', 'POST /api/v1/news: A reader may change nothing (1 attempt)'],
    ])
  })

  test('the attempt to sign in to a disabled account', async () => {
    const app = await openApp(engine)
    await addPerson(app, 'owner')
    await addPerson(app, 'editor')
    await setDisabled(openFixture(app), 'editor@example.org', true)
    expect((await attempt(visitor(app), PASSWORD, 'editor@example.org')).status).toBe(403)
    expect(await labelsOf(app, 'call-refused')).toEqual([
      'POST /api/v1/session: This account has been disabled (1 attempt)',
    ])
  })

  test('the factors by which somebody has signed in', async () => {
    const app = await openApp(engine)
    const owner = await signIn(app, 'owner')
    const { uri, recoveryCodes } = (await (await owner.call('POST', '/second-factor', { password: PASSWORD })).json())
      .data
    await owner.call('POST', '/second-factor/confirmation', { code: codeFor(uri) })
    for (const code of [codeFor(uri, 1), recoveryCodes[0]]) {
      const next = visitor(app)
      await attempt(next, PASSWORD)
      expect((await next.call('POST', '/session/second-factor', { code })).status).toBe(200)
    }
    expect(await labelsOf(app, 'sign-in')).toEqual([
      `${EMAIL} (password)`,
      `${EMAIL} (password, authenticator)`,
      `${EMAIL} (password, recovery code)`,
    ])
  })
})
