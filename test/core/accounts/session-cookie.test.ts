import { expect, test } from 'vitest'
import { createSessionCheck, writeDeviceCookie } from '../../../server/core/accounts/session-cookie.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { addPerson, PASSWORD, signIn, visitor } from './staff.ts'

test('a session cookie is checked by its signature, and no changed one passes', async () => {
  const cookie = (await signIn(await createTestApp('sqlite'), 'editor')).cookie()
  const hasSession = createSessionCheck(TEST_SECRET)
  expect(hasSession(cookie)).toBe(true)
  expect(hasSession(`staff-here=1; ${cookie.replace('staff.', '__Secure-staff.')}`)).toBe(true)
  expect(hasSession(`staff.session_token=x; ${cookie}`)).toBe(true)
  expect(createSessionCheck('another secret')(cookie)).toBe(false)
  expect(hasSession(cookie.replace(/(?<=token=)./, (first) => (first === 'a' ? 'b' : 'a')))).toBe(false)
  for (const other of [
    undefined,
    '',
    'staff.session_token=',
    'staff.session_token=.',
    cookie.replace('staff.', 'x-staff.'),
  ])
    expect(hasSession(other)).toBe(false)
})

describeOnEachEngine('the cookies of a site with https', (engine) => {
  const publicUrl = 'https://www.example.org'

  test('are Secure, all with the prefix that says so, and go with signing out', async () => {
    const app = await createTestApp(engine, { publicUrl, isPublicUrlFixed: true })
    const email = await addPerson(app, 'editor')
    const person = visitor(app)
    const lines = (await person.call('POST', '/session', { email, password: PASSWORD })).headers.getSetCookie()
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/^__Secure-staff.*; Secure(;|$)/)
    const gone = (await person.call('DELETE', '/session')).headers
      .getSetCookie()
      .filter((line) => /Max-Age=0/.test(line))
    expect(gone.map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining(['__Secure-staff.session_token', '__Secure-staff-here', 'staff-here']),
    )
  })

  test('let a browser that an earlier version knew stay known', async () => {
    const app = await createTestApp(engine, { publicUrl, isPublicUrlFixed: true })
    const email = await addPerson(app, 'editor')
    const old = writeDeviceCookie(TEST_SECRET, email)
    for (let time = 0; time < 6; time++)
      await visitor(app).call('POST', '/session', { email, password: 'not this bridge' })
    const answer = await app.request('/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `staff-device=${old}` },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      200,
      expect.stringContaining(`__Secure-staff-device=${old.split('.')[0]}.`),
    ])
  })
})
