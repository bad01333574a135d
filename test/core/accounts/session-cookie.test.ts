import { expect, test } from 'vitest'
import { createSessionCheck } from '../../../server/core/accounts/session-cookie.ts'
import { createTestApp } from '../../create-test-app.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { signIn } from './staff.ts'

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
