import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { removeDocument } from '../../server/core/documents/documents.ts'
import { describeOnEachEngine, NOW } from '../create-test-app.ts'
import { pdfOf } from '../fixtures/pdf.ts'
import { openPublications } from './publications-app.ts'

const PAGES = ['Contents', 'Roads', 'Bridges', 'Slopes', 'Walls', 'Drains', 'Bioengineering with vetiver']
describeOnEachEngine('publications', (engine) => {
  test('a word on page 7 of a PDF is found, and leads to the page of the publication', async () => {
    const { upload, publish, readTexts, read, document } = await openPublications(engine)
    const { data } = await upload(pdfOf(PAGES))
    await publish({ documentId: data.id })
    expect((await read('/search?q=vetiver')).data).toEqual([])
    await readTexts()
    const found = await read('/search?q=vetiver&locale=ne')
    expect(found.data).toMatchObject([{ kind: 'publications', path: '/publications/slopes' }])
    expect(await document(data.id)).toMatchObject({ pages: 7, text: 'read' })
  })

  test('its first page is a picture, and that of another file once that was read', async () => {
    const { upload, publish, editor, readTexts, read, download } = await openPublications(engine)
    const { data } = await upload(pdfOf(PAGES))
    const publication = (await publish({ documentId: data.id })).data
    const shown = async () => (await read('/publications')).data[0].document.firstPage
    expect(await shown()).toBeNull()
    await readTexts()
    const first = await shown()
    expect(first).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
    const answer = await download(first.url)
    expect(answer.headers.get('Content-Type')).toBe('image/webp')
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: first.width })
    const other = (await upload(pdfOf(['Second']), 'second.pdf')).data
    await editor.call('PATCH', `/publications/${publication.id}`, { documentId: other.id })
    await readTexts()
    expect((await shown()).url).not.toBe(first.url)
  })

  test('Nepali words are found where the file has their letters apart', async () => {
    const { upload, publish, readTexts, read } = await openPublications(engine)
    const { data } = await upload(await readFile('content/documents/before-building-a-house-ne.pdf'))
    await publish({ documentId: data.id })
    await readTexts()
    expect((await read('/search?q=जग्गा')).data).toMatchObject([{ kind: 'publications' }])
  })

  test('the list is newest first, and chosen by kind and language', async () => {
    const { upload, publish, read } = await openPublications(engine)
    const documentId = (await upload(pdfOf(['One']))).data.id
    await publish({ documentId })
    await publish({ documentId, title: 'Form', slug: 'form', kind: 'form', language: 'ne', issued: '2024-06' })
    const slugs = async (query: string) =>
      (await read(`/publications${query}`)).data.map(({ slug }: { slug: string }) => slug)
    expect(await slugs('')).toEqual(['form', 'slopes'])
    expect(await slugs('?kind=form')).toEqual(['form'])
    expect(await slugs('?language=en')).toEqual(['slopes'])
    expect(await slugs('?page=2&limit=1')).toEqual(['slopes'])
    expect(await read('/publications?kind=novel')).toMatchObject({ code: 'invalid' })
  })

  test('the address of the download leads to the file of today, also after the page has moved', async () => {
    const { upload, publish, download, editor, read } = await openPublications(engine)
    const first = (await upload(pdfOf(['First']))).data
    const { data } = await publish({ documentId: first.id })
    expect((await download('/publications/slopes/file')).headers.get('Location')).toBe(first.url)
    const second = (await upload(pdfOf(['Second']), 'second.pdf')).data
    await editor.call('PATCH', `/publications/${data.id}`, { documentId: second.id, slug: 'hills' })
    const moved = await download('/publications/slopes/file')
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/publications/hills/file'])
    const answer = await download('/publications/hills/file')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, second.url])
    expect((await download('/publications/nothing/file')).status).toBe(404)
    const file = await download(second.url)
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect((await read('/publications/slug/hills')).data.document).toMatchObject({ url: second.url, type: 'pdf' })
  })

  test('is offered by projects, services and news, and says by which', async () => {
    const { upload, publish, editor, read } = await openPublications(engine)
    const { data } = await publish({ documentId: (await upload(pdfOf(['One']))).data.id })
    const publicationIds = [data.id]
    expect((await editor.call('PATCH', '/services/1', { publicationIds })).status).toBe(200)
    expect((await editor.call('PATCH', '/projects/1', { publicationIds })).status).toBe(200)
    const news = await editor.call('POST', '/news', { name: 'Out', categoryId: 1, publicationIds, publish: true })
    expect(news.status).toBe(201)
    const { usedIn } = (await read('/publications/slug/slopes')).data
    expect(usedIn.map(({ entity }: { entity: string }) => entity)).toEqual(['news', 'projects', 'services'])
    for (const { entity, slug } of usedIn)
      expect((await read(`/${entity}/slug/${slug}`)).data.publications).toMatchObject([{ slug: 'slopes' }])
    const refused = await editor.call('DELETE', `/publications/${data.id}`)
    expect([refused.status, (await refused.json()).users.length]).toEqual([409, 3])
  })

  test('keep their file from being deleted, also as drafts', async () => {
    const { db, upload, publish, editor, workshop } = await openPublications(engine)
    const [used, drafted] = [(await upload(pdfOf(['One']))).data, (await upload(pdfOf(['Two']), 'two.pdf')).data]
    const { data } = await publish({ documentId: used.id })
    await editor.call('PATCH', `/publications/${data.id}`, { documentId: drafted.id, publish: false })
    const deps = {
      db,
      media: workshop.files.media,
      now: () => NOW,
      actor: { id: null, email: 'a', address: undefined },
    }
    const fault = '"Slopes" uses this document: remove it there first'
    await expect(removeDocument(deps, used.id)).rejects.toThrow(fault)
    await expect(removeDocument(deps, drafted.id)).rejects.toThrow(fault)
  })

  test('needs a file that is there', async () => {
    const { publish } = await openPublications(engine)
    expect(await publish({})).toMatchObject({ status: 422, fields: { documentId: 'Choose a file' } })
    expect(await publish({ documentId: 77 })).toMatchObject({
      status: 422,
      fields: { documentId: 'This file no longer exists: upload it again' },
    })
  })
})
