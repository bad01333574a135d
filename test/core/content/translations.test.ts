import { expect, test } from 'vitest'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

const NEPALI = { name: 'कार्यालय सर्‍यो', summary: 'छोटकरीमा', description: '<p>क</p>' }

/** With an item of news that is published in both languages. */
async function openNewsroom(engine: Engine) {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const { data: place } = await (await editor.call('GET', '/content?path=/news/office-moved')).json()
  const change = async (body: object) => (await (await editor.call('PATCH', `/news/${place.id}`, body)).json()).data
  await change({ translations: { ne: NEPALI } })
  const find = async (query: string) => {
    const { data } = await (await editor.call('GET', `/content/news?${query}`)).json()
    return data.map(({ slug }: { slug: string }) => slug)
  }
  const read = async (locale: string) =>
    (await (await app.request(`/news/slug/office-moved?locale=${locale}`)).json()).data
  const call = async (method: string, path: string, body?: object) =>
    (await (await editor.call(method, `/content/news/${place.id}${path}`, body)).json()).data
  return { ...app, editor, change, find, read, call }
}

describeOnEachEngine('a translation', (engine) => {
  test('knows the version of the English text that it was made from, once that has changed', async () => {
    const { change, find } = await openNewsroom(engine)
    const { outdated, gaps } = await change({ summary: 'A new summary', slug: 'office-moved' })
    expect(outdated).toEqual({ ne: { summary: 2 } })
    expect(gaps).toContain('nepali-outdated')
    expect((await change({ summary: 'A newer one', description: '<p>New</p>' })).outdated).toEqual({
      ne: { summary: 2, description: 3 },
    })
    expect(await find('gap=nepali-outdated')).toEqual(['office-moved'])
    expect(await find('gap=nepali')).not.toContain('office-moved')
    // The other gaps that lists name can be asked for too.
    expect(await find('gap=picture')).toContain('not-yet-said')
    expect(await find('gap=picture')).not.toContain('office-moved')
  })

  test('is made from the present English again when it is changed, field by field, or checked', async () => {
    const { change, find } = await openNewsroom(engine)
    await change({ summary: 'A new summary', description: '<p>New</p>' })
    const nepali = { ...NEPALI, summary: 'नयाँ' }
    expect((await change({ translations: { ne: nepali } })).outdated).toEqual({ ne: { description: 2 } })
    expect((await change({ checkedLocales: ['ne'] })).outdated).toEqual({})
    expect(await find('gap=nepali-outdated')).toEqual([])
  })

  test('says nothing of English fields that it leaves empty, and is restored with its version', async () => {
    const { change, call } = await openNewsroom(engine)
    expect((await change({ translations: { ne: { name: NEPALI.name } }, summary: 'New' })).outdated).toEqual({})
    await change({ summary: 'Newer' })
    expect((await change({ name: 'Moved' })).outdated).toEqual({ ne: { name: 4 } })
    const restored = await call('POST', '/restoration', { revision: 4 })
    expect(restored.outdated).toEqual({})
  })

  test('shows in the history that it was checked, and in it alone', async () => {
    const { change, call } = await openNewsroom(engine)
    await change({ summary: 'A new summary' })
    await change({ checkedLocales: ['ne'] })
    const changed = (await call('GET', '/revisions')).map((revision: { changed: string[] }) => revision.changed)
    expect(changed.slice(0, 2)).toEqual([['outdated'], ['summary']])
  })

  test('of an older store counts as made from the present English', async () => {
    const { db, editor, change } = await openNewsroom(engine)
    const versions = db.selectFrom('content_version').select(['number', 'document']).where('item_id', '=', 1)
    for (const { number, document } of await versions.where('entity', '=', 'news').execute()) {
      const { draftLocales: _drafts, outdated: _outdated, ...older } = JSON.parse(document)
      const version = db.updateTable('content_version').where('entity', '=', 'news').where('item_id', '=', 1)
      await version
        .where('number', '=', number)
        .set({ document: JSON.stringify(older) })
        .execute()
    }
    const { data } = await (await editor.call('GET', '/content/news/1')).json()
    expect(data).toMatchObject({ draftLocales: [], outdated: {} })
    expect((await change({ name: 'Moved' })).outdated).toEqual({ ne: { name: 2 } })
  })
})

describeOnEachEngine('a language', (engine) => {
  test('is withdrawn and published alone; meanwhile its text is kept, and visitors get English', async () => {
    const { change, find, read } = await openNewsroom(engine)
    const withdrawn = await change({ draftLocales: ['ne'] })
    expect(withdrawn).toMatchObject({ hasDraft: false, translations: { ne: NEPALI }, draftLocales: ['ne'] })
    expect(await read('ne')).toMatchObject({ name: 'The office has moved', locale: 'en', locales: ['en'] })
    expect(await find('gap=nepali-draft')).toEqual(['office-moved'])
    await change({ summary: 'Only in English', translations: { ne: { ...NEPALI, name: 'मस्यौदा' } } })
    expect(await read('ne')).toMatchObject({ summary: 'Only in English', locale: 'en' })
    await change({ draftLocales: [] })
    expect(await read('ne')).toMatchObject({ name: 'मस्यौदा', locale: 'ne', locales: ['en', 'ne'] })
  })

  test('that is a draft is found by no search', async () => {
    const { change, request } = await openNewsroom(engine)
    const count = async () =>
      (await (await request(`/search?q=${encodeURIComponent('छोटकरीमा')}&kind=news`)).json()).data.length
    expect(await count()).toBe(1)
    await change({ draftLocales: ['ne'] })
    expect(await count()).toBe(0)
  })

  test('without a text is no draft, and one that is not there is refused', async () => {
    const { change, editor } = await openNewsroom(engine)
    await change({ draftLocales: ['ne'] })
    expect((await change({ translations: { ne: null } })).draftLocales).toEqual([])
    const refused = await editor.call('PATCH', '/news/1', { draftLocales: ['xx'] })
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { 'draftLocales.0': 'This language is not known' },
    ])
  })
})

describeOnEachEngine('an item in Nepali only', (engine) => {
  test('is published, found and listed: in English its Nepali texts, marked as such', async () => {
    const { request, editor } = await openNewsroom(engine)
    const created = await editor.call('POST', '/news', { categoryId: 1, publish: true, translations: { ne: NEPALI } })
    const { data } = await created.json()
    expect([created.status, data.slug, data.name]).toEqual([201, 'karyalay-saryo', ''])
    expect(data.gaps).toEqual(['picture', 'english'])
    for (const locale of ['en', 'ne']) {
      const answer = (await (await request(`/news/slug/${data.slug}?locale=${locale}`)).json()).data
      expect(answer).toMatchObject({ ...NEPALI, locale: 'ne', locales: ['ne'] })
      const list = (await (await request(`/news?locale=${locale}`)).json()).data
      expect(list[0]).toMatchObject({ name: NEPALI.name, locale: 'ne' })
      const found = (await (await request(`/search?q=${encodeURIComponent('छोटकरीमा')}&locale=${locale}`)).json()).data
      expect(found.map(({ title }: { title: string }) => title)).toContain(NEPALI.name)
    }
  })

  test('gets its English later, is then in both languages, and is no draft before', async () => {
    const { request, editor, find } = await openNewsroom(engine)
    const given = { categoryId: 1, publish: true, translations: { ne: NEPALI }, draftLocales: ['ne'] }
    const { data } = await (await editor.call('POST', '/news', given)).json()
    expect(data.draftLocales).toEqual([])
    expect(await find('gap=english')).toEqual([data.slug])
    const change = await editor.call('PATCH', `/news/${data.id}`, { name: 'The office has moved', summary: 'Soon' })
    expect((await change.json()).data).toMatchObject({ gaps: expect.not.arrayContaining(['english']), slug: data.slug })
    const english = (await (await request(`/news/slug/${data.slug}`)).json()).data
    expect(english).toMatchObject({ name: 'The office has moved', summary: 'Soon', description: '', locale: 'en' })
    expect(english.locales).toEqual(['en', 'ne'])
  })

  test('needs a title in some language', async () => {
    const { editor, call } = await openNewsroom(engine)
    const fieldsOf = async (response: Response) => [response.status, (await response.json()).fields]
    const required = [422, { name: 'Title is required' }]
    expect(await fieldsOf(await editor.call('POST', '/news', { categoryId: 1, translations: { ne: null } }))).toEqual(
      required,
    )
    const both = { name: '', translations: { ne: null } }
    expect(await fieldsOf(await editor.call('PATCH', '/news/1', both))).toEqual(required)
    expect((await call('GET', '')).name).toBe('The office has moved')
  })
})
