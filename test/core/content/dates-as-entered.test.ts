import { expect, test } from 'vitest'
import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import { writtenOf } from '../../../contract/list.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

describeOnEachEngine('dates that were entered in Bikram Sambat', (engine) => {
  test('are kept beside the date AD, until that changes', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const save = async (given: object) => {
      const response = await editor.call('PATCH', '/projects/1', given)
      return writtenOf(CONTENT_SCHEMAS.projects.record.strict()).parse(await response.json()).data
    }
    const before = await (await editor.call('GET', '/content/projects/1')).json()
    expect(before.data).not.toHaveProperty('datesAsEntered')
    const entered = { start: '2076-04', end: '2078' }
    const saved = { start: '2019-07', end: '2021', datesAsEntered: entered }
    expect(await save(saved)).toMatchObject(saved)
    expect(await save({ funder: 'A bank' })).toMatchObject(saved)
    expect((await save({ end: '2022' }))['datesAsEntered']).toEqual({ start: '2076-04' })
    const { data } = await (await app.request('/projects/slug/trail-bridge')).json()
    expect(data).toMatchObject({ start: '2019-07', datesAsEntered: { start: '2076-04' } })
    expect(data.periodBs).toBe('Shrawan 2076 – 2079 BS')
  })

  test('of news are kept by the day in Nepal, whatever its time', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const save = async (given: object) => (await (await editor.call('PATCH', '/news/1', given)).json()).data
    const entered = { createdAt: '2083-08-06' }
    const late = { createdAt: '2026-11-22T18:14:00.000Z' }
    expect(await save({ ...late, datesAsEntered: entered })).toMatchObject({ ...late, datesAsEntered: entered })
    expect(await save({ createdAt: '2026-11-22T18:15:00.000Z' })).not.toHaveProperty('datesAsEntered')
  })

  test('of the firm are kept, and are no public setting', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const given = { foundedOn: '2009-04-28', datesAsEntered: { foundedOn: '2066-01-15' } }
    const { data } = await (await owner.call('PATCH', '/settings/1', given)).json()
    expect(data).toMatchObject(given)
    expect((await (await app.request('/settings')).json()).data).not.toHaveProperty('datesAsEntered')
  })

  test.each([{ start: '15 Saun' }, { start: 2076 }, 'BS'])('%j is refused', async (datesAsEntered) => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    expect((await editor.call('PATCH', '/projects/1', { datesAsEntered })).status).toBe(422)
  })
})
