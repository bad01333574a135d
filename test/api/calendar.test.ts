import { expect, test } from 'vitest'
import { signIn } from '../auth/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { insertOneMoreProject } from '../fixtures/one-more-project.ts'

/** Of 2071 BS, with a day less in Baisakh and one more in Chaitra: its fiscal year begins a day earlier. */
const LENGTHS = [30, 31, 32, 31, 32, 30, 30, 29, 30, 29, 30, 31]

describeOnEachEngine('corrections of the calendar', (engine) => {
  test('by owners move dates and fiscal years, raise the revision, are logged, and can be taken back', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const corrections = async () => (await (await app.request('/calendar')).json()).data.corrections
    const revision = async () =>
      (await app.db.selectFrom('content_revision').select('revision').executeTakeFirst())!.revision
    await insertOneMoreProject(app.db, { slug: 'july', sort_order: 9, districtCodes: ['401'], services: ['roads'] })
    const dates = { started: '2014-07-16', ended: '2014-07-16' }
    await app.db.updateTable('project').set(dates).where('slug', '=', 'july').execute()
    const total = async () => (await (await app.request('/projects?fiscalYear=2071/72')).json()).meta.total
    expect([await corrections(), await total()]).toEqual([{}, 0])
    const before = await revision()
    expect((await owner.call('PUT', '/calendar/2071', { lengths: LENGTHS })).status).toBe(200)
    expect([await corrections(), await total()]).toEqual([{ 2071: LENGTHS }, 1])
    expect(await revision()).toBe(before + 1)
    const { data: log } = await (await owner.call('GET', '/audit?entity=calendar')).json()
    expect(log).toMatchObject([{ action: 'update', entityId: '2071', label: '2071 BS' }])
    expect((await owner.call('DELETE', '/calendar/2071')).status).toBe(200)
    expect([await corrections(), await total()]).toEqual([{}, 0])
  })

  test('convert the day of a query, in the language of the answer', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const dayBs = async (query: string) => (await (await app.request(`/calendar?${query}`)).json()).data.dayBs
    expect(await dayBs('day=2014-05-20')).toBe('6 Jestha 2071 BS')
    expect(await dayBs('day=2014-05-20&locale=ne')).toBe('२०७१ जेठ ६ गते')
    expect([await dayBs(''), await dayBs('day=1901-01-01')]).toEqual([undefined, null])
    await owner.call('PUT', '/calendar/2071', { lengths: LENGTHS })
    expect(await dayBs('day=2014-05-20')).toBe('7 Jestha 2071 BS')
    expect((await app.request('/calendar?day=today')).status).toBe(422)
  })

  test.each([
    [LENGTHS.with(0, 33), 'Each month has 29 to 32 days'],
    [LENGTHS.with(0, 29), 'The months must have 365 or 366 days together'],
    [LENGTHS.slice(1), 'A year has 12 months'],
  ])('%j is refused: %s', async (lengths, message) => {
    const owner = await signIn(await createTestApp(engine), 'owner')
    const response = await owner.call('PUT', '/calendar/2084', { lengths })
    expect([response.status, (await response.json()).message]).toEqual([422, expect.stringContaining(message)])
  })

  test('are for owners, and for years of the table', async () => {
    const app = await createTestApp(engine)
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    const statusOf = async (who: typeof owner, year: number) =>
      (await who.call('PUT', `/calendar/${year}`, { lengths: LENGTHS })).status
    expect([await statusOf(editor, 2084), await statusOf(owner, 2091)]).toEqual([403, 404])
    expect((await owner.call('DELETE', '/calendar/2084')).status).toBe(404)
  })
})
