import { expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { pictureFields } from '../../../contract/fields/kind.ts'
import type { ContentDocument } from '../../../server/core/content/kind.ts'
import { replaceInDocument } from '../server/replace-pictures.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers } from '../../../test/create-test-app.ts'
import { BRIDGE_PICTURE, DECK_PICTURE } from '../../../test/fixtures/content.ts'

const CHANGE = {
  kept: { id: 3, address: BRIDGE_PICTURE.url },
  replaced: { ids: new Set([7, 8]), keys: new Set(['bbbbbbbbbbbbbbbb']) },
}

test.each(CONTENT_ENTITIES.map(kindOf).filter((kind) => pictureFields(kind).length > 0))(
  'pictures are replaced in every field for pictures of $entity',
  (kind) => {
    for (const [name, { type }] of pictureFields(kind)) {
      const [before, after] =
        type === 'pictures'
          ? [
              [7, 5, 3, 8],
              [3, 5],
            ]
          : [7, 3]
      const document = { [name]: before, other: 7 } as unknown as ContentDocument
      expect(replaceInDocument(kind, document, CHANGE)).toEqual({ [name]: after, other: 7 })
    }
  },
)

test('pictures are replaced in blocks, in rows of blocks, and in texts of any language; a broken block stays', () => {
  const document = {
    blocks: [
      { id: 'a', type: 'picture', pictureId: 8 },
      { id: 'b', type: 'gallery', pictureIds: [8, 1] },
      { id: 'c', type: 'unknown', pictureId: 8 },
    ],
    translations: {
      ne: { body: `<img src="${DECK_PICTURE.url}"><img src="/media/pictures/cccccccccccccccc/640.webp">` },
    },
  } as unknown as ContentDocument
  expect(replaceInDocument(kindOf('site-pages'), document, CHANGE)).toEqual({
    blocks: [
      { id: 'a', type: 'picture', pictureId: 3 },
      { id: 'b', type: 'gallery', pictureIds: [3, 1] },
      { id: 'c', type: 'unknown', pictureId: 8 },
    ],
    translations: {
      ne: { body: `<img src="${BRIDGE_PICTURE.url}"><img src="/media/pictures/cccccccccccccccc/640.webp">` },
    },
  })
})

describeWhereSqlDiffers('POST alike-pictures/replacements', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const pictures = await app.db.selectFrom('picture').select(['id', 'key']).execute()
    const idOf = ({ url }: { url: string }) => pictures.find(({ key }) => url.includes(key))!.id
    const read = async (path: string) => (await (await editor.call('GET', path)).json()).data
    const replace = (body: object, by = editor) => by.call('POST', '/alike-pictures/replacements', body)
    return { app, editor, read, replace, kept: idOf(BRIDGE_PICTURE), other: idOf(DECK_PICTURE) }
  }

  test('shows the kept one wherever the others were, and moves the others to the trash', async () => {
    const { read, replace, kept, other } = await open()
    const { uses } = await read(`/pictures/${other}`)
    const answer = await replace({ kept, replaced: [other] })
    expect([answer.status, (await answer.json()).data.changed]).toEqual([200, uses])
    expect(await read(`/pictures/${other}`)).toMatchObject({ useCount: 0, isTrashed: true })
    const shown = (await read(`/pictures/${kept}`)).uses as { entity: string }[]
    expect(shown).toEqual(expect.arrayContaining(uses))
  })

  test('changes what is published and the newer draft each for itself, and keeps its time', async () => {
    const { app, editor, read, replace, kept, other } = await open()
    const news = { name: 'A deck', slug: 'a-deck', categoryId: 1, imageId: other }
    const { data } = await (await editor.call('POST', '/news', { ...news, publish: true })).json()
    await editor.call('PATCH', `/news/${data.id}`, { name: 'A new deck', publish: false })
    const at = '2026-12-24T09:00:00.000Z'
    await editor.call('PUT', `/content/news/${data.id}/publication`, { at })
    expect((await editor.call('PUT', `/content/news/${data.id}/submission`, { version: 2 })).status).toBe(200)
    expect((await replace({ kept, replaced: [other] })).status).toBe(200)
    const mails = await app.db.selectFrom('mail').select('kind').where('kind', '=', 'approved').execute()
    expect(mails, 'nobody approved the draft').toEqual([])
    expect(await read(`/content/news/${data.id}`)).toMatchObject({ name: 'A new deck', imageId: kept })
    const item = await app.db
      .selectFrom('content_item')
      .selectAll()
      .where('slug', '=', 'a-deck')
      .executeTakeFirstOrThrow()
    expect(item).toMatchObject({ version: 4, published_version: 3, state: 'published', scheduled_for: at })
    expect(item.submitted_at, 'the draft still waits for approval').not.toBeNull()
    expect((await (await app.request('/news/slug/a-deck')).json()).data).toMatchObject({
      name: 'A deck',
      image: BRIDGE_PICTURE,
    })
  })

  test('is refused, and changes nothing, for a picture that is not there, and for itself', async () => {
    const { read, replace, kept, other } = await open()
    const before = await read(`/pictures/${other}`)
    const bodies = [
      { kept: 9_999, replaced: [other] },
      { kept, replaced: [other, 9_999] },
      { kept, replaced: [kept] },
    ]
    for (const [index, status] of [404, 404, 422].entries()) expect((await replace(bodies[index]!)).status).toBe(status)
    expect(await read(`/pictures/${other}`)).toEqual(before)
  })

  test('is left to an owner where the brand shows one of them', async () => {
    const { app, read, replace, kept, other } = await open()
    const owner = await signIn(app, 'owner')
    expect((await owner.call('PATCH', '/brand/1', { logoId: other, publish: false })).status).toBe(200)
    const refused = await replace({ kept, replaced: [other] })
    expect([refused.status, (await refused.json()).message]).toEqual([403, expect.stringContaining('only an owner')])
    expect((await read(`/pictures/${other}`)).isTrashed).toBe(false)
    expect((await replace({ kept, replaced: [other] }, owner)).status).toBe(200)
  })
  test('is refused to an editor who has to ask before publishing', async () => {
    const { app, read, replace, kept, other } = await open()
    await (await signIn(app, 'owner')).call('PUT', '/approval', { editorsAsk: true })
    expect((await replace({ kept, replaced: [other] })).status).toBe(403)
    expect((await replace({ kept, replaced: [other] }, await signIn(app, 'author'))).status).toBe(403)
    expect((await read(`/pictures/${other}`)).isTrashed).toBe(false)
  })
})
