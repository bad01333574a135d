import { expect, test } from 'vitest'
import { deleteOldVersions } from '../../../server/core/content/version-retention.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

const MONTH = 31 * 24 * 60 * 60_000
const QUIET = { info() {}, error() {} }

/** News with versions that were saved a month apart from each other, each with the name `V` and its number. */
async function openVersions(engine: Engine) {
  const state = { now: Date.parse('2026-01-10T00:00:00.000Z') }
  const now = () => new Date(state.now)
  const app = await createTestApp(engine, { now })
  const owner = await signIn(app, 'owner')
  const place = await (await owner.call('GET', '/content?path=/news/office-moved')).json()
  const { id } = (place as { data: { id: number } }).data
  const save = async (fields: object) => {
    state.now += MONTH
    const response = await owner.call('PATCH', `/news/${id}`, fields)
    expect(response.status, await response.clone().text()).toBe(200)
    return response
  }
  const numbers = async () => {
    const rows = await app.db
      .selectFrom('content_version')
      .select('number')
      .where('entity', '=', 'news')
      .where('item_id', '=', id)
      .orderBy('number')
      .execute()
    return rows.map(({ number }) => number)
  }
  const keep = (kept: object) => owner.call('PUT', '/version-retention', kept)
  const purge = () => deleteOldVersions({ db: app.db, log: QUIET, now })
  return { app, id, owner, state, save, numbers, keep, purge }
}

describeOnEachEngine('earlier versions', (engine) => {
  test('are kept forever until an owner chooses otherwise', async () => {
    const { save, numbers, purge, owner, state } = await openVersions(engine)
    for (const name of ['V2', 'V3']) await save({ name })
    state.now += 100 * MONTH
    expect(await purge()).toBe(0)
    expect(await numbers()).toEqual([1, 2, 3])
    expect(await (await owner.call('GET', '/version-retention')).json()).toEqual({
      data: { draftMonths: 0, publishedMonths: 0, last: 20 },
    })
  })

  test('are deleted by age, but not the first, the published, the newest, and those that visitors saw lately', async () => {
    const { app, owner, save, numbers, keep, purge } = await openVersions(engine)
    await save({ name: 'V2', publish: true })
    await save({ name: 'V3', publish: true })
    for (const name of ['V4', 'V5', 'V6', 'V7', 'V8']) await save({ name, publish: false })
    const query = 'draftMonths=2&publishedMonths=60&last=2'
    const count = async () => (await (await owner.call('GET', `/version-retention/count?${query}`)).json()) as object
    expect(await count()).toEqual({ data: { versions: 3, characters: expect.any(Number) } })
    const lines = (await (await owner.call('GET', `/version-retention/export?${query}`)).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).document.name)).toEqual(['V4', 'V5', 'V6'])
    await keep({ draftMonths: 2, publishedMonths: 60, last: 2 })
    const revision = await app.readRevision()
    expect(await purge()).toBe(3)
    expect(await numbers()).toEqual([1, 2, 3, 7, 8])
    await keep({ draftMonths: 2, publishedMonths: 3, last: 1 })
    expect(await purge()).toBe(1)
    // V7 is too young; V3 is what visitors see.
    expect(await numbers()).toEqual([1, 3, 7, 8])
    expect(await app.readRevision()).toBe(revision)
    expect(await purge()).toBe(0)
    const audit = (await (await owner.call('GET', '/audit?entity=versions')).json()) as { data: { label: string }[] }
    expect(audit.data.map(({ label }) => label)).toEqual([
      '1 version',
      'drafts 2, published 3 months; last 1',
      '3 versions',
      'drafts 2, published 60 months; last 2',
    ])
  })

  test('stay as long as a translation is compared with their English', async () => {
    const { save, numbers, keep, purge, state } = await openVersions(engine)
    await save({ name: 'V2', translations: { ne: { name: 'दुई' } }, publish: false })
    for (const name of ['V3', 'V4', 'V5']) await save({ name, publish: false })
    await keep({ draftMonths: 1, publishedMonths: 1, last: 1 })
    state.now += 2 * MONTH
    await purge()
    expect(await numbers()).toEqual([1, 2, 5])
    await save({ translations: { ne: { name: 'पाँच' } }, publish: false })
    state.now += 2 * MONTH
    // Then version 5, which named it; after that nobody does.
    await purge()
    await purge()
    expect(await numbers()).toEqual([1, 6])
  })

  test('of a scheduled draft stay, and what is no number is refused', async () => {
    const { id, owner, save, numbers, keep, purge, state } = await openVersions(engine)
    for (const name of ['V2', 'V3']) await save({ name, publish: false })
    const at = new Date(state.now + 20 * MONTH).toISOString()
    expect((await owner.call('PUT', `/content/news/${id}/publication`, { at })).status).toBe(200)
    await keep({ draftMonths: 1, publishedMonths: 1, last: 1 })
    state.now += 10 * MONTH
    await purge()
    expect(await numbers()).toEqual([1, 3])
    expect((await keep({ draftMonths: -1, publishedMonths: 1, last: 1 })).status).toBe(422)
    expect((await keep({ draftMonths: 1, publishedMonths: 1, last: 0 })).status).toBe(422)
    expect((await owner.call('GET', '/version-retention/count?draftMonths=x')).status).toBe(422)
  })
})
