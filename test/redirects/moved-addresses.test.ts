import { expect, test } from 'vitest'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'

/** Old addresses and the items that they lead to. */
const listRedirects = async ({ db }: TestApp) => {
  const rows = await db
    .selectFrom('redirect')
    .select(['from_path', 'entity', 'item_id', 'to_path'])
    .orderBy('from_path')
    .execute()
  return rows.map(({ from_path, entity, item_id }) => `${from_path} > ${entity} ${item_id}`)
}

describeOnEachEngine('old addresses', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const change = async (path: string, body: object) =>
      expect((await editor.call('PATCH', path, body)).status).toBe(200)
    return { app, editor, change }
  }

  test('of news and projects lead to the item', async () => {
    const { app, change } = await open()
    await change('/projects/1', { slug: 'long-bridge' })
    await change('/projects/1', { slug: 'longer-bridge' })
    await change('/news/1', { slug: 'moved' })
    expect(await listRedirects(app)).toEqual([
      '/news/office-moved > news 1',
      '/projects/long-bridge > projects 1',
      '/projects/trail-bridge > projects 1',
    ])
    // Back again: an address that is in use leads nowhere.
    await change('/projects/1', { slug: 'trail-bridge' })
    expect(await listRedirects(app)).toEqual([
      '/news/office-moved > news 1',
      '/projects/long-bridge > projects 1',
      '/projects/longer-bridge > projects 1',
    ])
  })

  test('of a service lead to it in both forms, and those of its children to them', async () => {
    const { app, change } = await open()
    await change('/services/5', { slug: 'spans' })
    expect(await listRedirects(app)).toEqual([
      '/services/bridges > services 5',
      '/services/civil-engineering/bridges > services 5',
    ])
    await change('/services/3', { slug: 'civil' })
    expect(await listRedirects(app)).toEqual([
      '/services/bridges > services 5',
      '/services/civil-engineering > services 3',
      '/services/civil-engineering/bridges > services 5',
      '/services/civil-engineering/roads > services 4',
      '/services/civil-engineering/spans > services 5',
    ])
  })

  test('of a service that moves beneath another lead there, and a draft moves nothing', async () => {
    const { app, change, editor } = await open()
    await change('/services/4', { parentId: 1, slug: 'ways', publish: false })
    expect(await listRedirects(app)).toEqual([])
    await editor.call('PUT', '/content/services/4/publication', {})
    expect(await listRedirects(app)).toEqual([
      '/services/civil-engineering/roads > services 4',
      '/services/roads > services 4',
    ])
    await change('/services/4', { parentId: null })
    expect(await listRedirects(app)).toContain('/services/environmental-studies/ways > services 4')
  })

  test('of an unpublished item lead to where it is published again, unless another item has them', async () => {
    const { app, change, editor } = await open()
    await editor.call('DELETE', '/content/projects/5/publication')
    await change('/projects/5', { slug: 'plain' })
    await editor.call('PUT', '/content/projects/5/publication', {})
    expect(await listRedirects(app)).toEqual(['/projects/bare > projects 5'])
    await editor.call('POST', '/projects', { title: 'Bare', code: 'NEW', status: 'ongoing' })
    expect(await listRedirects(app)).toEqual([])
  })

  test('are deleted with a permanently deleted item', async () => {
    const { app, change, editor } = await open()
    await change('/projects/5', { slug: 'plain' })
    await editor.call('DELETE', '/projects/5')
    await app.db.updateTable('staff_user').set({ role: 'owner' }).execute()
    expect((await editor.call('DELETE', '/content/projects/5')).status).toBe(200)
    expect(await listRedirects(app)).toEqual([])
  })
})
