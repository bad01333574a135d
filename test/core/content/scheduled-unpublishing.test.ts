import { expect, test } from 'vitest'
import { PUBLICATION, createScheduleHandler, END } from '../../../server/core/content/schedules.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../../create-test-app.ts'
import { signIn } from '../accounts/staff.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'

const QUIET = { info() {}, error() {} }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const at = (minutes: number) => ({ at: later(minutes).toISOString() })

async function openFixture(engine: Engine) {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const call = async (method: string, path: string, body?: object) => {
    const response = await editor.call(method, path, body)
    return { status: response.status, ...(await response.json()) }
  }
  const { id } = (await app.db.selectFrom('news').selectAll().where('slug', '=', 'office-moved').executeTakeFirst())!
  const statusOf = async () => (await app.request('/news/slug/office-moved')).status
  const workUntil = (minutes: number) => {
    const now = () => later(minutes)
    const deps = { db: app.db, log: QUIET, now }
    return runDueJobs(app.db, [createScheduleHandler(deps, PUBLICATION), createScheduleHandler(deps, END)], {
      now,
      processes: 1,
    })
  }
  return { ...app, call, item: `/content/news/${id}`, id, statusOf, workUntil }
}

describeOnEachEngine('an end of publication', (engine) => {
  test('takes the item from the site at its time, and leaves a draft', async () => {
    const { call, item, statusOf, workUntil } = await openFixture(engine)
    expect((await call('PUT', `${item}/end`, at(10))).data).toMatchObject({
      state: 'published',
      unpublishAt: at(10).at,
    })
    await workUntil(9)
    expect(await statusOf()).toBe(200)
    await workUntil(11)
    expect(await statusOf()).toBe(404)
    expect((await call('GET', item)).data).toMatchObject({ state: 'draft', unpublishAt: null, unpublishFault: null })
  })

  test('stands beside a time of publication, after it', async () => {
    const { call, item, statusOf, workUntil } = await openFixture(engine)
    await call('DELETE', `${item}/publication`)
    expect((await call('PUT', `${item}/end`, at(20))).status).toBe(409)
    await call('PUT', `${item}/publication`, at(10))
    expect((await call('PUT', `${item}/end`, at(10))).fields).toHaveProperty('at')
    await call('PUT', `${item}/end`, at(20))
    await workUntil(11)
    expect(await statusOf()).toBe(200)
    await workUntil(21)
    expect(await statusOf()).toBe(404)
  })

  test('is in the future, and can be taken back or moved', async () => {
    const { call, item, statusOf, workUntil } = await openFixture(engine)
    expect((await call('PUT', `${item}/end`, at(0))).fields).toHaveProperty('at')
    expect((await call('PUT', `${item}/end`, {})).fields).toHaveProperty('at')
    await call('PUT', `${item}/end`, at(10))
    await call('PUT', `${item}/end`, at(30))
    await workUntil(11)
    expect(await statusOf()).toBe(200)
    expect((await call('DELETE', `${item}/end`)).data.unpublishAt).toBeNull()
    await workUntil(31)
    expect(await statusOf()).toBe(200)
  })

  test('that others stand in the way of says so on the item', async () => {
    const { call, db, workUntil } = await openFixture(engine)
    const { category_id: id } = await db.selectFrom('news').select('category_id').executeTakeFirstOrThrow()
    await call('PUT', `/content/categories/${id}/end`, at(10))
    await workUntil(11)
    const { data } = await call('GET', `/content/categories/${id}`)
    expect(data.unpublishFault).toMatch(/^It is still used by “/)
    expect([data.state, data.unpublishAt]).toEqual(['published', at(10).at])
  })

  test('comes though a draft could not be published; what is done about one leaves the other', async () => {
    const { call, db, id, item, workUntil } = await openFixture(engine)
    await call('PATCH', `/news/${id}`, { slug: 'taken', publish: false })
    await call('PUT', `${item}/publication`, at(10))
    await call('PUT', `${item}/end`, at(20))
    await db.updateTable('news').set({ slug: 'taken' }).where('slug', '=', 'training-first').execute()
    await workUntil(11)
    const scheduleFault = 'This address is taken. Try taken-2'
    const unpublishFault = 'Used at its time'
    await db.updateTable('content_item').set({ unpublish_fault: unpublishFault }).where('item_id', '=', id).execute()
    expect((await call('GET', item)).data).toMatchObject({ scheduleFault, unpublishFault })
    await call('DELETE', `${item}/end`)
    expect((await call('GET', item)).data).toMatchObject({ scheduleFault, unpublishFault: null })
    await call('PUT', `${item}/end`, at(20))
    await workUntil(21)
    expect((await call('GET', item)).data).toMatchObject({ state: 'draft', scheduleFault, unpublishAt: null })
  })

  test('that failed is tried again at another time', async () => {
    const { call, db, item, id, statusOf, workUntil } = await openFixture(engine)
    await call('PUT', `${item}/end`, at(10))
    await db.updateTable('content_item').set({ unpublish_fault: 'Used' }).where('item_id', '=', id).execute()
    await workUntil(11)
    expect(await statusOf()).toBe(200)
    await call('PUT', `${item}/end`, at(20))
    await workUntil(21)
    expect(await statusOf()).toBe(404)
  })

  test('goes with the item to the trash, and into no other end', async () => {
    const { call, item, id, workUntil } = await openFixture(engine)
    await call('PUT', `${item}/end`, at(10))
    await call('DELETE', `/news/${id}`)
    expect((await call('GET', item)).data.unpublishAt).toBeNull()
    await call('POST', `${item}/recovery`)
    await workUntil(11)
    expect((await call('GET', item)).data.state).toBe('published')
  })
})
