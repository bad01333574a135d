import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { signIn } from '../accounts/staff.ts'

describeOnEachEngine('a search of staff over all kinds', (engine) => {
  test('finds drafts and what is published, titles first, nothing in the trash, and is for staff', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const create = async (entity: string, body: object) =>
      (await (await editor.call('POST', `/${entity}`, body)).json()).data.id
    await create('categories', { name: 'Culverts', publish: false })
    const gone = await create('categories', { name: 'Culverts of old', publish: false })
    await editor.call('DELETE', `/categories/${gone}`)
    const { category_id: categoryId } = await app.db.selectFrom('news').select('category_id').executeTakeFirstOrThrow()
    await create('news', { name: 'A road opens', summary: 'With 12 culverts', categoryId, publish: true })
    const find = async (search: string) => {
      const response = await editor.call('GET', `/content/search?search=${encodeURIComponent(search)}`)
      return { status: response.status, ...(await response.json()) }
    }
    const titles = (await find('culverts')).data.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(['Culverts', 'A road opens'])
    expect((await find('no such words')).data).toEqual([])
    expect((await find(' ')).status).toBe(422)
    expect((await find('x'.repeat(101))).status).toBe(422)
    expect((await app.request('/content/search?search=road')).status).toBe(401)
  })
})
