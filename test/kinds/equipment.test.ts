import { expect, test } from 'vitest'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const LAST_HOUR = new Date('2026-11-20T18:00:00.000Z')
const AFTER_MIDNIGHT = new Date('2026-11-20T18:16:00.000Z')

describeOnEachEngine('GET equipment', (engine) => {
  const open = async (now: Date) => {
    const app = await createTestApp(engine, { now: () => now })
    const editor = await signIn(app, 'editor')
    const add = (given: object) => editor.call('POST', '/equipment', { kind: 'survey', ...given })
    const list = async (query = '') => (await (await app.request(`/equipment${query}`)).json()).data
    return { ...app, editor, add, list }
  }
  const station = { name: 'Total station', calibratedUntil: '2026-11-20', units: 3 }

  test('has a calibration until its last day in Nepal has passed, and the equipment afterwards too', async () => {
    const before = await open(LAST_HOUR)
    await before.add(station)
    const valid = { calibratedUntil: '2026-11-20', calibratedUntilBs: '4 Mangsir 2083 BS', units: 3 }
    expect(await before.list()).toMatchObject([valid])
    const after = await open(AFTER_MIDNIGHT)
    await after.add(station)
    expect(await after.list()).toMatchObject([{ calibratedUntil: null, calibratedUntilBs: null, name: station.name }])
    expect((await (await after.request('/search?q=station')).json()).data).toMatchObject([{ kind: 'equipment' }])
  })

  test('staff are warned of a calibration that has passed', async () => {
    const { add, editor } = await open(AFTER_MIDNIGHT)
    await add(station)
    const { data } = await (await editor.call('GET', '/dashboard')).json()
    expect(data.expiring).toContainEqual(expect.objectContaining({ title: station.name, date: '2026-11-20' }))
  })

  test('stands in its groups, survey first, in each language', async () => {
    const { add, list } = await open(AFTER_MIDNIGHT)
    await add({ kind: 'software', name: 'GIS' })
    await add({ ...station, translations: { ne: { name: 'टोटल स्टेसन' } } })
    const names = async (query: string) => (await list(query)).map(({ name }: { name: string }) => name)
    expect(await names('?locale=ne')).toEqual(['टोटल स्टेसन', 'GIS'])
    expect((await add({ name: 'Half', units: 0.5 })).status).toBe(422)
  })
})
