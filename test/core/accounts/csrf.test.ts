import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { draftAddress, readTicket } from '../../../server/previews/preview.ts'
import {
  createSessionCheck,
  readDeviceCookie,
  writeDeviceCookie,
} from '../../../server/core/accounts/session-cookie.ts'
import { createCsrfTokens, requireCsrfToken } from '../../../server/core/accounts/csrf.ts'

const HOUR = 60 * 60 * 1000
const SECRET = 'a secret of more than thirty-two characters'
const START = Date.parse('2026-11-21T09:00:00Z')

/** Tokens with a clock that the test moves. */
function createTokens(secret = SECRET) {
  const clock = { now: START }
  return { clock, tokens: createCsrfTokens(secret, () => clock.now) }
}

describe('a token', () => {
  test('is good from when it is made until 24 hours later', () => {
    const { clock, tokens } = createTokens()
    const token = tokens.create()
    expect(tokens.isValid(token)).toBe(true)
    clock.now = START + 24 * HOUR
    expect(tokens.isValid(token)).toBe(true)
    clock.now += 1
    expect(tokens.isValid(token)).toBe(false)
  })

  test('is the same for an hour, so that pages can be kept, and then another', () => {
    const { clock, tokens } = createTokens()
    const token = tokens.create()
    clock.now = START + HOUR - 1
    expect(tokens.create()).toBe(token)
    clock.now = START + HOUR
    expect(tokens.create()).not.toBe(token)
    expect(tokens.isValid(token)).toBe(true)
  })

  test('is refused when it was signed with another secret, changed or made up', () => {
    const { tokens } = createTokens()
    const [time, signature] = tokens.create().split('.')
    const later = (START + HOUR).toString(36)
    const forged = [createTokens('another secret of thirty-two characters').tokens.create(), `${later}.${signature}`]
    for (const token of [
      ...forged,
      `${time}.`,
      `.${signature}`,
      `${time}.${signature}x`,
      time!,
      '',
      '.',
      'ü.ü',
      `NaN.${signature}`,
    ]) {
      expect(tokens.isValid(token), token).toBe(false)
    }
  })

  test('stays good when the clock is set back by hours, and is ours, though not good, when it is set back by days', () => {
    const { clock, tokens } = createTokens()
    const token = tokens.create()
    clock.now = START - 2 * HOUR
    expect(tokens.check(token)).toBe('valid')
    clock.now = START - 24 * HOUR
    expect(tokens.check(token)).toBe('valid')
    clock.now -= 1
    expect(tokens.check(token)).toBe('expired')
  })

  test('that is too old is distinguished from a forged one', () => {
    const { clock, tokens } = createTokens()
    const token = tokens.create()
    clock.now = START + 25 * HOUR
    expect(tokens.check(token)).toBe('expired')
    expect(tokens.check(`${token}x`)).toBe('forged')
    expect(tokens.check('')).toBe('forged')
  })
})

describe('a call', () => {
  const { tokens } = createTokens()
  const app = new Hono()
    .use(requireCsrfToken(tokens, 'https://www.example.org'))
    .all('*', (context) => context.text('done'))
  const call = (method: string, headers: Record<string, string> = {}) =>
    app.request('http://site.local/api', { method, headers })
  const token = tokens.create()

  test('that only reads needs no token', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await call(method)).status, method).toBe(200)
  })

  test('that changes something needs one', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await call(method)).status, method).toBe(403)
      expect((await call(method, { 'X-CSRF-TOKEN': 'made.up' })).status, method).toBe(403)
      expect((await call(method, { 'X-CSRF-TOKEN': token })).status, method).toBe(200)
    }
  })

  test('with an API key needs none, since its cookies count for nothing; another Authorization changes nothing', async () => {
    expect((await call('POST', { Authorization: 'Bearer sitekey_1', Cookie: 'staff.session_token=a' })).status).toBe(
      200,
    )
    for (const Authorization of ['Bearer a', 'Basic c2l0ZWtleV8=', 'sitekey_1', 'Bearersitekey_1'])
      expect((await call('POST', { Authorization })).status, Authorization).toBe(403)
  })

  test.each([
    ['http://site.local', 200],
    ['https://www.example.org', 200],
    ['https://evil.example', 403],
    ['https://www.example.org.evil.example', 403],
    ['http://www.example.org', 403],
    ['http://site.local:8080', 403],
    ['null', 403],
    ['', 403],
  ])("from a page of '%s' is answered %i even with a token", async (origin, status) => {
    expect((await call('POST', { 'X-CSRF-TOKEN': token, Origin: origin })).status).toBe(status)
  })

  test('that is refused gets the reason', async () => {
    expect(await (await call('POST')).text()).toMatch(/load it again/)
    expect(await (await call('POST', { Origin: 'https://evil.example' })).text()).toMatch(/another site/)
  })
})

test('a token of one purpose is good for no other, though one secret signs all', () => {
  const csrf = createCsrfTokens(SECRET)
  const device = writeDeviceCookie(SECRET, 'a@example.org')
  const draft = randomUUID()
  const preview = draftAddress(SECRET, '/', draft, new Date()).split('preview=')[1]!
  expect(readTicket(SECRET, preview, new Date())).toMatchObject({ draft })
  expect(csrf.check(csrf.create())).toBe('valid')
  for (const other of [device, preview]) expect(csrf.check(other)).toBe('forged')
  for (const other of [csrf.create(), device]) expect(readTicket(SECRET, other, new Date())).toBeUndefined()
  expect(readDeviceCookie(SECRET, 'a@example.org', csrf.create())).toBeUndefined()
  const hasSession = createSessionCheck(SECRET)
  for (const other of [csrf.create(), device, preview])
    expect(hasSession(`staff.session_token=${encodeURIComponent(other)}`)).toBe(false)
})
