import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { registerContent } from '../../../server/core/content/registration.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createTestApi } from '../../create-test-api.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'
import { PASSWORD, visitor } from '../accounts/staff.ts'
import { OWN_TABLES, putStoredCopy, readRows, STORED_VERSIONS } from './stored-copies.ts'

const CALLS = ['/projects', '/news', '/services', '/teams', '/partners', '/publications', '/messages', '/audit'].concat(
  CONTENT_ENTITIES.map((entity) => `/content/${entity}`),
)

describeWhereSqlDiffers('the stored copy of a release', (engine) => {
  test.each(STORED_VERSIONS)('%s opens, has all its rows, and the site answers from it', async (version) => {
    const place = await createStorePlace(engine)
    const before = await putStoredCopy(version, place)
    const { db, close } = await openStore(place)
    onTestFinished(close)
    await registerContent(db, new Date())
    const after = await readRows(db)
    const fewer = Object.keys(before).filter((table) => (after[table]?.length ?? 0) < before[table]!.length)
    // Jobs of kinds that are gone are deleted: index-now-migration.test.ts.
    expect(fewer.filter((table) => table !== 'job')).toEqual([])
    expect(Object.keys(before).filter((table) => before[table]!.length === 0 && !OWN_TABLES.includes(table))).toEqual(
      [],
    )
    const api = createTestApi({ db })
    const owner = visitor({ request: async (path, init) => api.request(`/api/v1${path}`, init) })
    expect((await owner.call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })).status).toBe(200)
    for (const path of CALLS) expect((await owner.call('GET', path)).status, path).toBe(200)
  })
})

test('each release since 0.2.0 has a stored copy: node scripts/store-copy.ts', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## ([\d.]+)$/gm)].map(([, version]) => version!)
  const released = headings.slice(0, headings.indexOf('0.2.0') + 1)
  expect(released).toContain('0.2.0')
  expect(released.filter((version) => !STORED_VERSIONS.includes(version))).toEqual([])
})
