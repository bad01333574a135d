import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { pageDetailSchema } from '../../contract/pages/page.ts'
import { PAGE_KEYS, pageText, type PageKey } from '../../contract/pages/page-texts.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { ALL_BLOCKS } from '../site-pages/all-blocks.ts'

describeOnEachEngine('blocks on the pages that every site has', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const idOf = async (key: PageKey) =>
      (await app.db.selectFrom('page').select('id').where('key', '=', key).executeTakeFirst())?.id ?? pageText(key).id
    const save = async (key: PageKey, blocks: object[]) =>
      editor.call('PATCH', `/pages/${await idOf(key)}`, { blocks, publish: true })
    const read = async (key: PageKey, locale = 'en') =>
      oneOf(pageDetailSchema).parse(await (await app.request(`/pages/${key}?locale=${locale}`)).json()).data.blocks
    return { ...app, editor, save, read }
  }

  test('stand on every page that shows some, in either language, and go again', async () => {
    const { save, read } = await open()
    const keys = PAGE_KEYS.filter((key) => pageText(key).hasBlocks)
    expect(keys).toEqual(['home', 'our-story', 'overview', 'services'])
    for (const key of keys) {
      expect(await read(key)).toEqual([])
      expect((await save(key, ALL_BLOCKS)).status).toBe(200)
      expect(
        (await read(key)).map(({ type }) => type),
        key,
      ).toEqual(ALL_BLOCKS.map(({ type }) => type))
      expect((await read(key, 'ne'))[0]).toMatchObject({ type: 'text', locale: 'ne' })
      await save(key, [])
      expect(await read(key)).toEqual([])
    }
  })

  test('are refused where the page shows none', async () => {
    const { save, read } = await open()
    const answer = await save('privacy', ALL_BLOCKS)
    expect([answer.status, (await answer.json()).fields]).toEqual([422, { blocks: 'This page shows no blocks' }])
    expect(await read('privacy')).toEqual([])
  })

  test('hold what they show: a picture of home is not moved to the trash', async () => {
    const { editor, save } = await open()
    await save('home', [{ id: 'a', type: 'picture', pictureId: 1, caption: { en: '', ne: '' } }])
    const { data } = await (await editor.call('GET', '/pictures/1')).json()
    expect(data.uses).toContainEqual(expect.objectContaining({ entity: 'pages' }))
    await editor.call('POST', '/pictures/changes', { ids: [1], isTrashed: true })
    expect((await (await editor.call('GET', '/pictures/1')).json()).data.isTrashed).toBe(false)
  })
})
