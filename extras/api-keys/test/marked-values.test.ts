// Before landing: walks every way out, which takes a minute.
import { expect, test } from 'vitest'
import { foundBeyond, openMarkedSite, readsOf } from '../../../test/core/content/marked-site.ts'
import { levelsIn } from '../../../test/core/content/levels.ts'
import { KEY_AREAS, KEY_RIGHTS } from '../contract/key-scopes.ts'

/** A site in which everything that hides is filled, with keys of every area and each right, as programs use them. */
async function open() {
  const site = await openMarkedSite()
  const made = KEY_RIGHTS.map(async (right) => {
    const scopes = Object.fromEntries(KEY_AREAS.map((area) => [area, right]))
    const answer = await site.staff.owner.call('POST', '/api-keys', { name: right, scopes, expiresAt: null })
    const Authorization = `Bearer ${(await answer.json()).data.token}`
    const call = (method: string, path: string, body?: object) =>
      site.request(path, {
        method,
        headers: { Authorization, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    return { right, call }
  })
  return { site, keys: await Promise.all(made) }
}

test('marked values are in no answer of the API to keys of every right', async () => {
  const { site, keys } = await open()
  const paths = await readsOf(site)
  const leaks: string[] = []
  for (const { right, call } of keys)
    for (const path of paths) {
      const answer = await call('GET', path)
      const text = await answer.text()
      // The words that were searched for come back, without an item.
      const isSearch = path.includes('Marker4711')
      const isLeak = isSearch ? answer.ok && !text.includes('"data":[]') : foundBeyond(text, 'reader').length > 0
      if (isLeak) leaks.push(`${right} ${path}`)
    }
  expect(leaks).toEqual([])
})

test('facts for bids are overwritten by no key, which keeps them when it writes the rest', async () => {
  const { site, keys } = await open()
  const { call } = keys.at(-1)!
  const read = async () => (await (await site.staff.owner.call('GET', '/content/teams/2')).json()).data
  const before = await read()
  expect(levelsIn(JSON.stringify(before))).toContain('bids')
  expect((await call('PATCH', '/teams/2', { phone: '1' })).status).toBe(403)
  expect((await call('PATCH', '/teams/2', { position: 'By a program' })).status).toBe(200)
  const after = await read()
  expect(after).toMatchObject({ position: 'By a program', phone: before.phone })
  expect(levelsIn(JSON.stringify(after))).toEqual(levelsIn(JSON.stringify(before)))
})
