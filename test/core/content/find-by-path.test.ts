import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { signIn } from '../accounts/staff.ts'

describeOnEachEngine('"Edit this page"', (engine) => {
  test('of a list leads to its items and to the texts around them, and of an item to it alone', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const placeOf = async (path: string) => {
      const { data } = (await (await editor.call('GET', `/content?path=${path}`)).json()) as {
        data: { entity: string; id: number | null; texts: { id: number; key: string }[] }
      }
      return data
    }
    const clients = await placeOf('/ne/about/clients')
    expect(clients).toMatchObject({
      entity: 'clients',
      id: null,
      texts: [{ key: 'clients' }, { key: 'clients-partners' }],
    })
    expect((await editor.call('GET', `/content/pages/${clients.texts[0]!.id}`)).status).toBe(200)
    expect((await placeOf('/projects')).texts).toMatchObject([{ key: 'projects' }])
    expect(await placeOf('/about/our-story/history')).toEqual({ entity: 'timeline', id: null, texts: [] })
    expect(await placeOf('/news/office-moved')).toMatchObject({ entity: 'news', texts: [] })
  })
})
