import { expect, test } from 'vitest'
import { BLOCKS } from '../../contract/blocks/index.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { Field } from '../../contract/fields/field.ts'
import { fieldsOf } from '../../contract/fields/kind.ts'
import { PAGE_TEXTS } from '../../contract/pages/page-texts.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { load } from '../fixtures/load.ts'
import { requiredItem, TITLE } from '../fixtures/required-item.ts'

/** A text with a link that was chosen from the pages, and one that was typed. */
const textTo = (slug: string) =>
  `<p>See <a href="/projects/${slug}" data-item="projects:1">the bridge</a> <a href="/projects/trail-bridge">typed</a></p>`
const BEFORE = textTo('trail-bridge')
const AFTER = textTo('long-bridge')

const richFields = (fields: Record<string, Field>) =>
  Object.keys(fields).filter((name) => fields[name]!.type === 'richText')

/** Every text of a kind that may have links, also in each kind of block, in both languages. */
function textsOf(entity: ContentEntity, html: string): object {
  const { title, fields } = kindOf(entity)
  const texts = Object.fromEntries(richFields(fields).map((name) => [name, html]))
  const blocks = Object.entries(BLOCKS).flatMap(([type, kind]) =>
    richFields(kind.fields).map((name) => ({ id: type + name, type, [name]: { en: html, ne: html } })),
  )
  const inBlocks = fieldsOf(kindOf(entity)).filter((field) => field[1].blocks === BLOCKS)
  return {
    ...texts,
    ...(Object.keys(texts).length > 0 && { translations: { ne: { [title]: TITLE.ne, ...texts } } }),
    ...Object.fromEntries(inBlocks.map(([name]) => [name, blocks])),
  }
}
const KINDS = CONTENT_ENTITIES.filter((entity) => Object.keys(textsOf(entity, '')).length > 0)

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const editor = await signIn(app, 'editor')
  const send = async (method: string, path: string, body?: object) => {
    const answer = await editor.call(method, path, body)
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
    return (await answer.json()).data
  }
  /** How often an answer has a text. */
  const count = async (path: string, html: string) =>
    JSON.stringify(await send('GET', path)).split(JSON.stringify(html).slice(1, -1)).length - 1
  const news = async () => (await send('GET', '/content/news/1')).description as string
  return { ...app, send, count, news }
}

describeOnEachEngine('a link that was chosen from the pages', (engine) => {
  test.each(KINDS)('follows its item in every text of %s, for visitors and in the form', async (entity) => {
    const { db, send, count } = await open(engine)
    const isPage = entity === 'pages'
    const id = isPage ? PAGE_TEXTS['our-story'].id : await load(db, entity, requiredItem(entity))
    const { version } = await send('PATCH', `/${entity}/${id}`, { ...textsOf(entity, BEFORE), publish: true })
    const detail = `/${entity}/${isPage ? 'our-story' : 'slug/zebrafall'}`
    const places = [detail, `${detail}?locale=ne`, `/content/${entity}/${id}`]
    const before = await Promise.all(places.map((place) => count(place, BEFORE)))
    expect(before).not.toContain(0)
    const revision = await getContentRevision(db)
    await send('PATCH', '/projects/1', { slug: 'long-bridge' })
    expect(await Promise.all(places.map((place) => count(place, AFTER)))).toEqual(before)
    expect((await getContentRevision(db)) - revision).toBe(1)
    // A form that was open meanwhile has the old address, and changes nothing with it.
    expect((await send('PATCH', `/${entity}/${id}`, textsOf(entity, BEFORE))).version).toBe(version)
  })

  test('follows in a draft and in what visitors see below it, in the trash and in a version that is restored', async () => {
    const { send, count, news } = await open(engine)
    await send('PATCH', '/news/1', { description: BEFORE })
    await send('PATCH', '/news/1', { summary: 'Draft', publish: false })
    await send('PATCH', '/news/2', { description: BEFORE })
    await send('DELETE', '/news/2')
    const old = (await send('GET', '/content/news/1')).publishedVersion as number
    await send('PATCH', '/news/1', { description: '<p>None.</p>', publish: false })
    await send('PATCH', '/projects/1', { slug: 'long-bridge' })
    expect(await count('/news/slug/office-moved', AFTER)).toBe(1)
    await send('PATCH', '/projects/1', { slug: 'trail-bridge' })
    await send('PUT', '/content/news/1/publication', {})
    await send('PATCH', '/projects/1', { slug: 'long-bridge' })
    await send('POST', '/content/news/1/restoration', { revision: old })
    expect(await news()).toBe(AFTER)
    expect(await count('/content/news/2', AFTER)).toBe(1)
  })

  test('stays while its item is unpublished, and follows when that is published at another address', async () => {
    const { send, news } = await open(engine)
    await send('PATCH', '/news/1', { description: BEFORE.replace('projects:1"', 'projects:5"') })
    const stays = await news()
    await send('DELETE', '/content/projects/5/publication')
    await send('PATCH', '/projects/5', { slug: 'plain', publish: false })
    expect(await news()).toBe(stays)
    await send('PUT', '/content/projects/5/publication', {})
    expect(await news()).toContain('<a href="/projects/plain" data-item="projects:5">')
  })

  test('is kept by id only where that is well-formed, and leads to where the item stands', async () => {
    const { send, news } = await open(engine)
    const link = (attributes: string) => `<p><a ${attributes}>a</a></p>`
    const saved = async (attributes: string) => {
      await send('PATCH', '/news/1', { description: link(attributes) })
      return news()
    }
    expect(await saved('data-item="projects:1" href="/elsewhere"')).toBe(
      link('href="/projects/trail-bridge" data-item="projects:1"'),
    )
    const unknown = 'href="/a" data-item="projects:999"'
    expect(await saved(unknown)).toBe(link(unknown))
    for (const item of ['projects', 'projects:01', 'projects:1 x', 'Projects:1', '%:1', 'projects:9999999999'])
      expect(await saved(`href="/a" data-item="${item}"`)).toBe(link('href="/a"'))
    expect(await saved('href="https://example.org/" data-item="projects:1"')).toBe(
      link('href="https://example.org/" rel="noopener"'),
    )
  })
})
