import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { byOtherLocale } from '../../../contract/locale.ts'
import { oneOf } from '../../../contract/list.ts'
import { pictureDetailSchema, pictureRecordSchema } from '../../../contract/pictures/picture-library.ts'
import { describeWhereSqlDiffers } from '../../create-test-app.ts'
import { openLibrary } from './library.ts'
import { blob, drawPicture } from './picture-fixtures.ts'

const SIZE = { width: 400, height: 300 }

describeWhereSqlDiffers('GET pictures', (engine) => {
  test('lists by name, time and words, in pages, and by ids', async () => {
    const { upload, list, editor } = await openLibrary(engine)
    const { data: river } = await upload(blob(await drawPicture({ ...SIZE, red: 10 })), 'River.jpg')
    const { data: bridge } = await upload(blob(await drawPicture({ ...SIZE, red: 20 })), 'a bridge.jpg')
    await editor.call('PATCH', `/pictures/${river.id}`, {
      alt: 'The Karnali in spring',
      translations: { ne: { alt: 'कर्णाली' } },
    })
    const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name)
    expect((await names('?limit=2')).toSorted()).toEqual(['River.jpg', 'a bridge.jpg'])
    expect(await names(`?sort=name&order=asc&ids=${river.id},${bridge.id}`)).toEqual(['a bridge.jpg', 'River.jpg'])
    expect(await names('?search=karnali')).toEqual(['River.jpg'])
    expect(await names('?search=कर्णाली')).toEqual(['River.jpg'])
    expect(await names('?search=bridge jpg')).toEqual(['a bridge.jpg'])
    expect(await names('?alt=missing')).toEqual(['a bridge.jpg'])
    expect((await names('?used=no')).toSorted()).toEqual(['River.jpg', 'a bridge.jpg'])
    expect((await list('?limit=1&page=2')).meta).toEqual({ total: 4, page: 2, limit: 1 })
    for (const row of (await list()).data) pictureRecordSchema.strict().parse(row)
    expect((await editor.call('GET', '/pictures?alt=no&sort=size&ids=a')).status).toBe(422)
  })

  test('says where a picture is shown, once for each place, in texts as well', async () => {
    const { db, editor, list } = await openLibrary(engine)
    const { id } = await db
      .selectFrom('picture')
      .select('id')
      .where('key', '=', 'bbbbbbbbbbbbbbbb')
      .executeTakeFirstOrThrow()
    const page = await db.selectFrom('page').select(['id']).orderBy('id').executeTakeFirstOrThrow()
    const body =
      '<p>See</p><img src="/media/pictures/bbbbbbbbbbbbbbbb/640.webp" alt=""><img src="/media/pictures/bbbbbbbbbbbbbbbb/original.png" alt="">'
    await db
      .updateTable('page_translation')
      .set({ body })
      .where('page_id', '=', page.id)
      .where('locale', '=', 'en')
      .execute()
    const { data } = oneOf(pictureDetailSchema.strict()).parse(
      await (await editor.call('GET', `/pictures/${id}`)).json(),
    )
    expect(data.uses.map(({ entity }) => entity).toSorted()).toEqual([
      'clients',
      'news',
      'pages',
      'projects',
      'projects',
    ])
    expect(data.uses).toContainEqual({ entity: 'news', id: expect.any(Number), title: 'The office has moved' })
    expect(data.useCount).toBe(5)
    expect((await list(`?ids=${id}`)).data[0].useCount).toBe(5)
    expect((await list('?used=no')).data).toEqual([])
    expect((await editor.call('GET', '/pictures/999999')).status).toBe(404)
  })
})

describeWhereSqlDiffers('GET pictures/{id}/position', (engine) => {
  test('tells staff where the camera was, and nobody else', async () => {
    const { upload, editor, request } = await openLibrary(engine)
    const { data: located } = await upload(blob(await drawPicture({ ...SIZE, withPosition: true })), 'site.jpg')
    const { data: other } = await upload(blob(await drawPicture({ ...SIZE, red: 30 })), 'office.jpg')
    const positionOf = async (id: number) => (await editor.call('GET', `/pictures/${id}/position`)).json()
    expect(await positionOf(located.id)).toEqual({ data: { position: { latitude: 27.7, longitude: 85.32 } } })
    expect(await positionOf(other.id)).toEqual({ data: { position: null } })
    // The sample's pictures have no upload.
    expect(await positionOf(1)).toEqual({ data: { position: null } })
    expect((await request(`/pictures/${located.id}/position`)).status).toBe(401)
    expect((await editor.call('GET', '/pictures/9999/position')).status).toBe(404)
  })
})

describeWhereSqlDiffers('PATCH pictures/{id}', (engine) => {
  test('changes texts and focal point, which visitors see at once', async () => {
    const { db, editor, request, revision } = await openLibrary(engine)
    const { id } = await db
      .selectFrom('picture')
      .select('id')
      .where('key', '=', 'bbbbbbbbbbbbbbbb')
      .executeTakeFirstOrThrow()
    const before = await revision()
    const change = { alt: ' The new deck ', translations: { ne: { alt: 'पुल' } }, focalX: 0, focalY: 1, version: 1 }
    const response = await editor.call('PATCH', `/pictures/${id}`, change)
    const { message, data } = await response.json()
    expect([response.status, message]).toEqual([200, 'Picture is updated successfully.'])
    expect(data).toMatchObject({
      alt: 'The new deck',
      translations: { ne: { alt: 'पुल' } },
      focalX: 0,
      focalY: 1,
      version: 2,
    })
    expect(await revision()).toBe(before + 1)
    const { data: news } = await (await request('/news/slug/office-moved?locale=ne')).json()
    expect(news.image).toMatchObject({ alt: 'पुल', focalPoint: { x: 0, y: 1 } })
    const stale = await editor.call('PATCH', `/pictures/${id}`, { alt: 'Mine', version: 1 })
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'conflict', current: { id, alt: 'The new deck', version: 2 } },
    ])
    expect(
      (await (await editor.call('PATCH', `/pictures/${id}`, { translations: { ne: null } })).json()).data.translations,
    ).toEqual(byOtherLocale(() => null))
  })

  test.each([
    { body: { alt: ' ' }, fields: { alt: 'Alternative text is required' } },
    { body: { alt: 'x'.repeat(301) }, fields: { alt: 'Alternative text must be at most 300 characters' } },
    {
      body: { focalX: 1.1, focalY: -1 },
      fields: { focalX: 'Focal point must be from 0 to 1', focalY: 'Focal point must be from 0 to 1' },
    },
    {
      body: { translations: { ne: { alt: '' } } },
      fields: { 'translations.ne.alt': 'Nepali alternative text is required' },
    },
  ])('refuses $fields', async ({ body, fields }) => {
    const { editor, list } = await openLibrary(engine)
    const response = await editor.call('PATCH', `/pictures/${(await list()).data[0].id}`, body)
    expect([response.status, (await response.json()).fields]).toEqual([422, fields])
  })
})

describeWhereSqlDiffers('PUT pictures/{id}/file', (engine) => {
  test('shows another file under the same id, and leads there from the old addresses', async () => {
    const { upload, replaceFile, get, filesIn, editor, workshop, log, revision } = await openLibrary(engine)
    const { data: old } = await upload(blob(await drawPicture({ ...SIZE, red: 1 })), 'old.jpg')
    await editor.call('PATCH', `/pictures/${old.id}`, { alt: 'A bridge', focalX: 0.2 })
    workshop.start()
    const before = await revision()
    const wide = await drawPicture({ width: 700, height: 300, red: 2 })
    const { status, message, data } = await replaceFile(old.id, blob(wide), '?name=new.jpg')
    expect([status, message, await revision()]).toEqual([200, 'Picture is updated successfully.', before + 1])
    expect(data).toMatchObject({ id: old.id, name: 'new.jpg', alt: 'A bridge', focalX: 0.2, width: 700, version: 3 })
    expect(data.picture.url).not.toBe(old.picture.url)

    const folder = data.picture.url.replace('original.jpg', '')
    const leads = async (name: string) => {
      const response = await get(old.picture.url.replace('original.jpg', name))
      return [response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]
    }
    expect(await leads('original.jpg')).toEqual([302, `${folder}original.jpg`, 'no-cache'])
    expect(await leads('400.avif')).toEqual([302, `${folder}640.avif`, 'no-cache'])
    expect(await leads('1920.webp')).toEqual([302, `${folder}700.webp`, 'no-cache'])
    expect(await filesIn('uploads')).toEqual([`${createHash('sha256').update(wide).digest('hex')}.jpg`])
    const made = async () => expect((await get(`${folder}320.webp`)).headers.get('Content-Type')).toBe('image/webp')
    await vi.waitFor(made, { timeout: 10_000 })
    expect((await filesIn('pictures')).filter((name) => !name.startsWith('.'))).toHaveLength(1)
    expect(log.errors.filter((line) => !/aaaa|bbbb/.test(line))).toEqual([])
  })

  test('and back again, and the old file as another picture, each under an address of its own', async () => {
    const { upload, replaceFile, get, served } = await openLibrary(engine)
    const [one, two] = [await drawPicture({ ...SIZE, red: 1 }), await drawPicture({ ...SIZE, red: 200 })]
    const { data: first } = await upload(blob(one))
    const { data: replaced } = await replaceFile(first.id, blob(two))
    const { status, data: second } = await upload(blob(one))
    expect([status, second.id === first.id, second.picture.url === first.picture.url]).toEqual([201, false, false])
    expect((await get(first.picture.url)).headers.get('Location')).toBe(replaced.picture.url)
    const { data: back } = await replaceFile(first.id, blob(one))
    expect(back.picture.url).toBe(first.picture.url)
    expect([(await get(first.picture.url)).status, (await get(replaced.picture.url)).headers.get('Location')]).toEqual([
      200,
      first.picture.url,
    ])
    expect(await served(second.picture.url)).toEqual(await served(first.picture.url))
    expect((await replaceFile(first.id, blob(one))).data.version).toBe(back.version)
  })

  test('answers 404 for another id, and keeps the picture when the new file is invalid', async () => {
    const { upload, replaceFile, get } = await openLibrary(engine)
    const { data } = await upload(blob(await drawPicture(SIZE)))
    expect((await replaceFile(999, blob(await drawPicture(SIZE)))).status).toBe(404)
    expect((await replaceFile(data.id, 'no picture')).status).toBe(422)
    expect((await get(data.picture.url)).status).toBe(200)
  })
})

describeWhereSqlDiffers('DELETE pictures/{id}', (engine) => {
  test('deletes a picture with its files', async () => {
    const { db, upload, signInOwner, get, filesIn } = await openLibrary(engine)
    const owner = await signInOwner()
    const { data } = await upload(blob(await drawPicture(SIZE)))
    const response = await owner.call('DELETE', `/pictures/${data.id}`)
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Picture is deleted successfully.', data: { id: data.id } },
    ])
    expect([(await get(data.picture.url)).status, await filesIn('uploads')]).toEqual([404, []])
    expect(
      await db.selectFrom('picture_translation').select('alt').where('picture_id', '=', data.id).execute(),
    ).toEqual([])
    expect((await owner.call('DELETE', `/pictures/${data.id}`)).status).toBe(404)
  })

  test('is refused to editors, and the picture stays', async () => {
    const { upload, editor, get } = await openLibrary(engine)
    const { data } = await upload(blob(await drawPicture(SIZE)))
    const response = await editor.call('DELETE', `/pictures/${data.id}`)
    expect([response.status, (await response.json()).message]).toEqual([403, 'Only an owner may do this'])
    expect((await get(data.picture.url)).status).toBe(200)
  })

  test('is refused with everything that shows it', async () => {
    const { db, signInOwner, list } = await openLibrary(engine)
    const owner = await signInOwner()
    const { id } = await db
      .selectFrom('picture')
      .select('id')
      .where('key', '=', 'bbbbbbbbbbbbbbbb')
      .executeTakeFirstOrThrow()
    const response = await owner.call('DELETE', `/pictures/${id}`)
    const { code, message, users } = await response.json()
    expect([response.status, code]).toEqual([409, 'conflict'])
    expect(message).toMatch(/^This picture is shown by ".+" and 3 more: choose another there first$/)
    expect(users).toContainEqual({ entity: 'news', id: expect.any(Number), title: 'The office has moved' })
    expect((await list()).meta.total).toBe(2)
  })

  test('is refused while a draft shows it, or something in the trash', async () => {
    const { upload, editor, signInOwner } = await openLibrary(engine)
    const owner = await signInOwner()
    const { data: first } = await upload(blob(await drawPicture({ ...SIZE, red: 1 })))
    const { data: second } = await upload(blob(await drawPicture({ ...SIZE, red: 2 })))
    const description = `<p>See</p><img src="${second.picture.url}" alt="">`
    const { data: draft } = await (
      await editor.call('POST', '/news', { name: 'Bridge', categoryId: 1, imageId: first.id, description })
    ).json()
    const users = [{ entity: 'news', id: draft.id, title: 'Bridge' }]
    for (const { id } of [first, second]) {
      const response = await owner.call('DELETE', `/pictures/${id}`)
      expect([response.status, (await response.json()).users]).toEqual([409, users])
    }
    expect((await editor.call('DELETE', `/news/${draft.id}`)).status).toBe(200)
    expect((await owner.call('DELETE', `/pictures/${first.id}`)).status).toBe(409)
  })
})

describeWhereSqlDiffers('POST pictures/changes', (engine) => {
  test('sets tags, credit and licence on many, and moves those into the trash and back that nothing shows', async () => {
    const { db, upload, list, editor } = await openLibrary(engine)
    const { data: one } = await upload(blob(await drawPicture({ ...SIZE, red: 40 })), 'one.jpg')
    const { data: two } = await upload(blob(await drawPicture({ ...SIZE, red: 50 })), 'two.jpg')
    const shown = await db
      .selectFrom('news')
      .select('picture_id')
      .where('picture_id', 'is not', null)
      .executeTakeFirst()
    const ids = [one.id, two.id, shown!.picture_id!]
    const change = async (body: object) => (await editor.call('POST', '/pictures/changes', body)).json()
    const set = { addedTags: ['Bridge ', 'Karnali', 'bridge'], credit: 'Maya Gurung', licence: 'CC BY 4.0' }
    expect((await change({ ids, ...set })).data).toEqual({
      done: expect.toSatisfy((done) => done.length === 3),
      left: [],
    })
    await change({ ids: [two.id], removedTags: ['karnali'], credit: '' })
    expect((await list(`?ids=${two.id}`)).data[0]).toMatchObject({ tags: ['bridge'], credit: '', licence: 'CC BY 4.0' })
    expect((await list('?tag=karnali')).data.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [one.id, shown!.picture_id].toSorted(),
    )
    expect((await list('?search=gurung karnali')).meta.total).toBe(2)
    expect((await (await editor.call('GET', '/pictures/tags')).json()).data).toEqual([
      { tag: 'bridge', count: 3 },
      { tag: 'karnali', count: 2 },
    ])

    const { data } = await change({ ids, isTrashed: true })
    expect(data.done.toSorted()).toEqual([one.id, two.id].toSorted())
    expect(data.left).toMatchObject([{ id: shown!.picture_id, uses: [{}, {}, {}, {}] }])
    expect((await list('?trash=yes')).meta.total).toBe(2)
    await change({ ids: data.done, isTrashed: false })
    expect((await list('?tag=bridge')).meta.total).toBe(3)
    expect((await editor.call('POST', '/pictures/changes', { ids: [] })).status).toBe(422)
  })

  test('says caption, credit and licence where visitors see the picture, and only where there are some', async () => {
    const { db, editor, request } = await openLibrary(engine)
    const { picture_id: id } = await db
      .selectFrom('news')
      .select('picture_id')
      .where('picture_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const imageIn = async (locale: string) =>
      (await (await request(`/news/slug/office-moved?locale=${locale}`)).json()).data.image
    expect(await imageIn('en')).not.toHaveProperty('credit')
    const texts = { captions: { en: 'The new office', ne: 'नयाँ कार्यालय' }, credit: 'Maya Gurung', licence: 'CC BY 4.0' }
    await editor.call('PATCH', `/pictures/${id}`, texts)
    expect(await imageIn('en')).toMatchObject({
      caption: 'The new office',
      credit: 'Maya Gurung',
      licence: 'CC BY 4.0',
    })
    expect(await imageIn('ne')).toMatchObject({ caption: 'नयाँ कार्यालय' })
    await editor.call('PATCH', `/pictures/${id}`, { captions: { en: 'The new office', ne: '' }, licence: '' })
    expect(await imageIn('ne')).toMatchObject({ caption: 'The new office' })
    expect(await imageIn('ne')).not.toHaveProperty('licence')
    expect((await editor.call('PATCH', `/pictures/${id}`, { credit: 'x'.repeat(121) })).status).toBe(422)
  })
})
