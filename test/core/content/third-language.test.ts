import { expect, test, vi } from 'vitest'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

vi.mock('../../../contract/locale.ts', () => import('../../fixtures/three-languages.ts'))

describeOnEachEngine('a third language', (engine) => {
  test('is written like Nepali, and answered; where it is missing, English is', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const given = {
      name: 'Bridge',
      slug: 'pul',
      categoryId: 1,
      publish: true,
      translations: { mai: { name: 'पुल बनल', description: '<p>क</p>' } },
    }
    const { data } = await (await editor.call('POST', '/news', given)).json()
    expect(data.translations).toMatchObject({ ne: null, mai: { name: 'पुल बनल' } })
    expect(data.gaps).toContain('nepali')
    expect(data.gaps).not.toContain('maithili')
    const { data: rows } = await (await editor.call('GET', '/content/news?limit=1')).json()
    expect(rows[0].titles).toEqual({ mai: 'पुल बनल' })
    const read = async (slug: string) => (await (await app.request(`/news/slug/${slug}?locale=mai`)).json()).data
    expect(await read('pul')).toMatchObject({ name: 'पुल बनल', locale: 'mai' })
    expect(await read('office-moved')).toMatchObject({ name: 'The office has moved', locale: 'en' })
  })

  test('is missing in what was saved before it, and counts there as no fault of a project', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const version = app.db.selectFrom('content_version').where('entity', '=', 'clients').where('item_id', '=', 1)
    const { document } = await version.select('document').executeTakeFirstOrThrow()
    const older = { ...JSON.parse(document), translations: { ne: { name: 'गाउँपालिका' } } }
    await app.db
      .updateTable('content_version')
      .set({ document: JSON.stringify(older) })
      .where('entity', '=', 'clients')
      .where('item_id', '=', 1)
      .execute()
    const { data } = await (await editor.call('GET', '/content/clients/1')).json()
    expect(data.translations).toEqual({ ne: { name: 'गाउँपालिका' }, mai: null })
    const countOf = async () => (await (await editor.call('GET', '/dashboard')).json()).data.projects.incomplete
    const before = await countOf()
    expect(before).toBeGreaterThan(0)
    const gaps = [[], ['nepali'], ['maithili'], ['nepali', 'maithili']]
    for (const each of gaps) {
      await app.db
        .updateTable('content_item')
        .set({ gaps: JSON.stringify(each) })
        .where('entity', '=', 'projects')
        .execute()
      expect(await countOf(), JSON.stringify(each)).toBe(0)
    }
  })

  test('has alternative texts of pictures, by which staff find them', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { data } = await (
      await editor.call('PATCH', '/pictures/1', { translations: { ne: null, mai: { alt: 'धारक पुल' } } })
    ).json()
    expect(data.translations).toEqual({ ne: null, mai: { alt: 'धारक पुल' } })
    const { data: found } = await (await editor.call('GET', `/pictures?search=${encodeURIComponent('धारक')}`)).json()
    expect(found.map(({ id }: { id: number }) => id)).toEqual([1])
    const refused = await editor.call('PATCH', '/pictures/1', { translations: { mai: { alt: '' } } })
    expect((await refused.json()).fields).toEqual({ 'translations.mai.alt': 'Maithili alternative text is required' })
  })
})
