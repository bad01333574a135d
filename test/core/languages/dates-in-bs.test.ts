import { expect, test } from 'vitest'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../../create-test-app.ts'

async function openNews(app: TestApp, createdAt: string, language = 'en') {
  await app.db.updateTable('news').set({ created_at: createdAt }).where('slug', '=', 'office-moved').execute()
  const { data } = await (await app.request(`/news/slug/office-moved?locale=${language}`)).json()
  return data.createdAtBs
}

describeOnEachEngine('dates of answers in Bikram Sambat', (engine) => {
  test('are those of the day in Nepal, in the language of the answer', async () => {
    const app = await createTestApp(engine)
    expect(await openNews(app, '2026-02-08T18:14:59.000Z')).toBe('25 Magh 2082 BS')
    expect(await openNews(app, '2026-02-08T18:15:00.000Z')).toBe('26 Magh 2082 BS')
    expect(await openNews(app, '2026-02-08T18:15:00.000Z', 'ne')).toBe('२०८२ माघ २६ गते')
    expect(await openNews(app, '1930-01-02T00:00:00.000Z')).toBeNull()
  })

  test('say when no official calendar is known', async () => {
    const app = await createTestApp(engine)
    expect(await openNews(app, '2026-11-21T06:00:00.000Z')).toBe('5 Mangsir 2083 BS')
    expect(await openNews(app, '2029-01-01T06:00:00.000Z')).toBe('17 Poush 2085 BS, provisional')
  })

  test('are told of any day, in the language of the answer', async () => {
    const app = await createTestApp(engine)
    const dayBs = async (query: string) => (await (await app.request(`/calendar?${query}`)).json()).data.dayBs
    expect(await dayBs('day=2014-05-20')).toBe('6 Jestha 2071 BS')
    expect(await dayBs('day=2014-05-20&locale=ne')).toBe('२०७१ जेठ ६ गते')
    expect([await dayBs(''), await dayBs('day=1901-01-01')]).toEqual([undefined, null])
    expect((await app.request('/calendar?day=today')).status).toBe(422)
  })

  test('are beside certificates, pages, periods of projects, the newest change and the founding day', async () => {
    const app = await createTestApp(engine)
    const read = async (path: string) => (await (await app.request(path)).json()).data
    const certificate = (await read('/certificates')).find((one: { issuedOn: string }) => one.issuedOn === '2025-02-03')
    expect(certificate).toMatchObject({ issuedOnBs: '21 Magh 2081 BS', validUntilBs: '19 Magh 2084 BS, provisional' })
    await app.db.updateTable('project').set({ started: '2019-04', ended: '2021-05' }).where('id', '=', 1).execute()
    const project = (await read('/projects?limit=100')).find(({ id }: { id: number }) => id === 1)
    expect(project.periodBs).toBe('Chaitra 2075 – Jestha 2078 BS')
    expect((await read('/settings')).foundedOnBs).toBe('15 Baisakh 2066 BS')
    expect((await read('/pages/overview')).updatedAtBs).toMatch(/ BS$/)
    expect((await read('/capabilities')).updatedAtBs).toMatch(/ BS$/)
  })
})

describeOnEachEngine('the place of Bikram Sambat on English pages', (engine) => {
  test('is the title until owners choose another, and is one of three', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const place = async () => (await (await app.request('/settings')).json()).data.bikramSambat
    expect(await place()).toBe('title')
    expect((await owner.call('PATCH', '/settings/1', { bikramSambat: 'beside' })).status).toBe(200)
    expect(await place()).toBe('beside')
    expect((await owner.call('PATCH', '/settings/1', { bikramSambat: 'above' })).status).toBe(422)
  })

  test('stays the title when a version from before the setting is saved anew', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const version = app.db.selectFrom('content_version').where('entity', '=', 'settings')
    const { document } = await version.select('document').executeTakeFirstOrThrow()
    const { bikramSambat: _, ...older } = JSON.parse(document)
    const changed = { document: JSON.stringify(older) }
    await app.db.updateTable('content_version').set(changed).where('entity', '=', 'settings').execute()
    expect((await owner.call('PATCH', '/settings/1', { foundedOn: '2009-04-29' })).status).toBe(200)
    const { data } = await (await app.request('/settings')).json()
    expect(data).toMatchObject({ foundedOn: '2009-04-29', bikramSambat: 'title' })
  })
})
