import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { replaceKey } from '../server/sheet-keys.ts'
import { openSheets } from './sheet-app.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a token with any byte changed, cut, lengthened or spelled otherwise is no sheet', async () => {
  const { issue, statusOf } = await openSheets('sqlite')
  const { token } = await issue()
  const bytes = Buffer.from(token, 'base64url')
  const forged = [...bytes.keys()].map((index) => {
    const copy = Buffer.from(bytes)
    copy[index]! ^= 1 << (index % 8)
    return copy.toString('base64url')
  })
  forged.push(token.slice(0, -1), token.slice(1), `${token}A`, `${token}=`, token.toUpperCase(), 'A'.repeat(300), '.')
  for (let length = 1; length <= 200; length += 1) forged.push(randomBytes(length).toString('base64url'))
  const statuses = await Promise.all(forged.map(statusOf))
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect(await statusOf(token)).toBe(200)
})

test('a number with any letter changed, and one that was guessed, is no sheet', async () => {
  const { issue, statusOf } = await openSheets('sqlite')
  const { number } = await issue()
  const forged = [...number].flatMap((letter, index) =>
    letter === '-'
      ? []
      : [...ALPHABET]
          .filter((other) => other !== letter)
          .map((other) => number.slice(0, index) + other + number.slice(index + 1)),
  )
  for (let count = 0; count < 200; count += 1)
    forged.push([...randomBytes(20)].map((byte) => ALPHABET[byte % 32]).join(''))
  expect(forged.length).toBe(20 * 31 + 200)
  expect(new Set(await Promise.all(forged.map(statusOf)))).toEqual(new Set([404]))
})

test('a very long code is refused before any signature is checked', async () => {
  const { request } = await openSheets('sqlite')
  const began = performance.now()
  for (let count = 0; count < 20; count += 1)
    expect((await request(`/sheets/${'A'.repeat(100_000)}`)).status).toBeOneOf([400, 404])
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a sheet of another server, with another key, is not valid here', async () => {
  const [mine, theirs] = [await openSheets('sqlite'), await openSheets('sqlite')]
  await mine.issue()
  const { token, number } = await theirs.issue()
  expect([await mine.statusOf(token), await mine.statusOf(number)]).toEqual([404, 404])
})

test('a sheet of a key that leaked is not to be relied upon, whatever day it bears; a new one is', async () => {
  const { clock, deps, owner, issue, check, request, routes } = await openSheets('sqlite')
  const { token, number } = await issue()
  const someone = await owner()
  expect((await someone.call('POST', '/sheet-keys/leak', { since: '2999-01-01' })).status).toBe(422)
  expect((await someone.call('POST', '/sheet-keys/leak', { since: '2026-11-20' })).status).toBe(200)
  const untrusted = { state: 'untrusted', untrustedSince: '2026-11-20' }
  for (const code of [token, number]) expect(await check(code)).toMatchObject(untrusted)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  const fresh = await issue()
  for (const code of [fresh.token, fresh.number])
    expect(await check(code)).toMatchObject({ state: 'unchanged', untrustedSince: null })
  const { keys } = (await (await routes.request('/.well-known/project-sheets.json')).json()) as { keys: object[] }
  expect(keys).toHaveLength(1)
  expect((await request('/sheet-keys/leak', { method: 'POST' })).status).toBe(401)
  await replaceKey({ ...deps, actor: { id: null, email: 'test', address: undefined } }, deps.secret)
  expect(await check(token)).toMatchObject(untrusted)
})
