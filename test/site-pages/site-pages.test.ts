import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ContentRecord } from '../../contract/content/content.ts'
import { oneOf } from '../../contract/list.ts'
import { siteSchema } from '../../contract/pages/site.ts'
import { sitePageDetailSchema } from '../../contract/site-pages/site-page.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { ALL_BLOCKS, PAGE } from './all-blocks.ts'

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const read = async (path: string) => (await app.request(path)).json()
  const send = async (method: string, path: string, body: object) => {
    const answer = await editor.call(method, path, body)
    const { data, fields } = (await answer.json()) as { data: ContentRecord; fields?: Record<string, string> }
    return { status: answer.status, data, fields }
  }
  return { ...app, read, send, create: (body: object) => send('POST', '/site-pages', { ...PAGE, ...body }) }
}
const [text, picture] = ALL_BLOCKS
const blockOf = (wanted: string) => ALL_BLOCKS.find(({ type }) => type === wanted)!

describeOnEachEngine('a page of blocks', (engine) => {
  test('is saved as it was given, and answered in either language with all that it shows', async () => {
    const { create, read } = await open(engine)
    const { status, data } = await create({})
    expect(status).toBe(201)
    expect(data).toMatchObject({ slug: 'how-we-work', path: '/pages/how-we-work', blocks: ALL_BLOCKS })
    const english = oneOf(sitePageDetailSchema).parse(await read('/site-pages/slug/how-we-work')).data
    const byType = Object.fromEntries(english.blocks.map((block) => [block.type, block]))
    expect(english.blocks.map(({ type }) => type)).toEqual(ALL_BLOCKS.map(({ type }) => type))
    expect(byType['gallery']).toMatchObject({ heading: 'On site', pictures: [{ url: expect.any(String) }, {}] })
    expect(byType['people']).toMatchObject({ persons: [{ id: 1, name: expect.any(String) }] })
    expect(byType['projects']).toMatchObject({ service: { slug: expect.any(String) }, most: 2 })
    const { data: nepali } = await read('/site-pages/slug/how-we-work?locale=ne')
    expect(nepali.blocks[0]).toEqual({ id: 'a', type: 'text', text: '<p>सर्वेक्षण पैदल सुरु हुन्छ।</p>', locale: 'ne' })
    // English, and marked as that.
    expect(nepali.blocks[3]).toMatchObject({ heading: 'On site', locale: 'en' })
  })

  test('has its HTML cleaned, and is refused with the block and the field that is wrong', async () => {
    const { create } = await open(engine)
    const script = { ...text, text: { en: '<p onclick="x()">Yes</p><script>x()</script>', ne: '' } }
    expect((await create({ blocks: [script] })).data['blocks']).toMatchObject([{ text: { en: '<p>Yes</p>' } }])
    const refused = async (block: object) => (await create({ blocks: [text, block] })).fields
    const figures = { ...blockOf('figures'), figures: [{ number: null, label: { en: 'Roads', ne: '' } }] }
    expect(await refused(figures)).toEqual({ 'blocks.1.figures.0.number': 'Number must be a number' })
    expect(await refused({ ...picture, pictureId: 999 })).toEqual({
      'blocks.1.pictureId': 'This picture no longer exists',
    })
    expect(await refused({ ...blockOf('people'), personIds: [999] })).toEqual({
      'blocks.1.personIds': 'This team member no longer exists',
    })
    const channel = {
      ...blockOf('video'),
      link: 'https://www.youtube.com/@RekhaEngineering',
      title: { en: '', ne: '' },
    }
    expect(await refused(channel)).toEqual({
      'blocks.1.link':
        'It must be the link of one video on YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ or https://vimeo.com/76979871',
      'blocks.1.title': 'Title is required',
    })
    expect(await refused({ id: 'z', type: 'film' })).toEqual({
      'blocks.1': 'This block cannot be read: there is no such kind as “film”',
    })
    expect(await refused(text!)).toEqual({ blocks: 'Blocks: each has an id of its own' })
  })

  test('keeps what its blocks show from being deleted unseen', async () => {
    const { create, send, read } = await open(engine)
    await create({})
    const pictures = await send('GET', '/pictures/1', undefined as never)
    expect(pictures.data).toMatchObject({
      uses: expect.arrayContaining([{ entity: 'site-pages', id: 1, title: PAGE.title }]),
    })
    const refused = await send('DELETE', '/content/teams/1/publication', undefined as never)
    expect(refused.status).toBe(409)
    expect(await read('/search?q=surveying')).toMatchObject({ data: [{ kind: 'site-pages' }] })
  })

  test('has blocks of another version of the program: staff keep or remove them, visitors do not see them', async () => {
    const { create, send, db, read } = await open(engine)
    const { id } = (await create({ blocks: [text] })).data
    const film = { id: 'v', type: 'film', reel: 7 }
    const broken = { ...picture, pictureId: { no: 'number' } }
    const stored = JSON.stringify([text, film, broken, 'not even an object'])
    await db
      .updateTable('site_page' as never)
      .set({ blocks: stored } as never)
      .execute()
    await sql`update content_version set document = ${JSON.stringify({ ...PAGE, blocks: JSON.parse(stored) })}
      where entity = 'site-pages'`.execute(db)
    expect((await read('/site-pages/slug/how-we-work')).data.blocks).toMatchObject([{ type: 'text' }])
    const record = (await send('GET', `/content/site-pages/${id}`, undefined as never)).data
    const blocks = record['blocks'] as object[]
    expect(blocks).toMatchObject([text!, film, broken, { id: 'block-4', type: '', content: 'not even an object' }])
    const saved = await send('PATCH', `/site-pages/${id}`, { blocks: blocks.slice(1).toReversed() })
    expect(saved).toMatchObject({ status: 200, data: { blocks: blocks.slice(1).toReversed() } })
    expect(await send('PATCH', `/site-pages/${id}`, { blocks: [text] })).toMatchObject({ status: 200 })
  })

  test('stands in the menu with those beneath it, two levels deep', async () => {
    const { create, read, send } = await open(engine)
    const { id } = (await create({})).data
    const child = (await create({ title: 'Surveys', parentId: id, translations: {} })).data
    await create({ title: 'Not there', inMenu: false })
    const { data: site } = oneOf(siteSchema).parse(await read('/site?locale=ne'))
    expect(site.menu).toEqual([
      { slug: 'how-we-work', title: 'हामी कसरी काम गर्छौँ', locale: 'ne', parent: null },
      { slug: 'surveys', title: 'Surveys', locale: 'en', parent: 'how-we-work' },
    ])
    const deep = await create({ title: 'Deeper', parentId: child.id })
    expect(deep.fields!['parentId']).toMatch('two levels deep, and Surveys has a parent itself')
    const turned = await send('PATCH', `/site-pages/${id}`, { parentId: child.id })
    expect(turned.fields!['parentId']).toMatch('two levels deep')
    const { data } = oneOf(sitePageDetailSchema).parse(await read('/site-pages/slug/surveys'))
    expect(data.parent).toEqual({ slug: 'how-we-work', title: 'How we work', locale: 'en' })
  })
})
