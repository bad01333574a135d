import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'
import { openAt } from './open-at.ts'

const LAST = '20261130111341_add_project_video'
const AT = '2026-11-30T00:00:00.000Z'

describeOnEachEngine('the migration that adds videos of projects', (engine) => {
  test('keeps projects, which have none, and deletes videos with their project', async () => {
    const place = await createStorePlace(engine)
    const before = await openAt(place, (name) => name < LAST)
    const project = { id: 1, code: 'A-1', slug: 'a-bridge', status: 'ongoing', sort_order: 1 }
    await before.db
      .insertInto('project')
      .values({ ...project, created_at: AT, updated_at: AT } as never)
      .execute()
    await before.close()
    const { db, close } = await openAt(place, (name) => name <= LAST)
    onTestFinished(close)
    expect(await db.selectFrom('project').select(['id', 'slug']).execute()).toEqual([{ id: 1, slug: 'a-bridge' }])
    const videos = () => db.selectFrom('project_video').selectAll().execute()
    expect(await videos()).toEqual([])
    const row = {
      project_id: 1,
      position: 0,
      link: 'https://vimeo.com/76979871',
      title: '{"en":"A film","ne":""}',
      captions: '',
    }
    await db
      .insertInto('project_video')
      .values(row as never)
      .execute()
    expect(await videos()).toEqual([{ ...row, picture_id: null }])
    await db.deleteFrom('project').execute()
    expect(await videos()).toEqual([])
  })
})
