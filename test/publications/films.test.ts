import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostBytes } from '../../contract/documents/document-file.ts'
import { documentPath } from '../../server/core/documents/document-address.ts'
import { createDocumentRoutes } from '../../server/core/documents/document-routes.ts'
import { openBucket } from '../../server/core/media/bucket.ts'
import { openMediaBucket } from '../../server/core/media/media-bucket.ts'
import { receiveDocument, removeDocument } from '../../server/core/documents/documents.ts'
import { NOW } from '../create-test-app.ts'
import { CAPTIONS, filmOf } from '../fixtures/film.ts'
import { createFolder, openS3 } from '../core/pictures/picture-fixtures.ts'
import { openPublications } from './publications-app.ts'

const UNPLAYABLE = expect.stringContaining('save it with H.264 video and AAC sound')
const NO_MP4 = 'It is no MP4 file, whatever its name says'
const NO_VTT = 'It is no VTT file, whatever its name says'

test('a video and its captions are stored, and served in ranges as what they are', async () => {
  const { upload, request, download } = await openPublications('sqlite')
  const film = await upload(filmOf(), 'The deck swings in.mp4')
  expect(film).toMatchObject({ status: 201, data: { type: 'mp4', text: 'none' } })
  expect(film.data.url).toMatch(/^\/documents\/[0-9a-f]{16}\/the-deck-swings-in\.mp4$/)
  expect((await upload(filmOf(), 'again.mp4')).status).toBe(200)
  const whole = await download(film.data.url)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline; filename="the-deck-swings-in.mp4"',
  })
  const captions = await upload(CAPTIONS, 'captions.vtt')
  expect(captions.status).toBe(201)
  expect((await download(captions.data.url)).headers.get('Content-Type')).toMatch(/^text\/vtt/)
  expect((await request('/documents?name=a.mp4')).status).toBeGreaterThanOrEqual(400)
})

test.each([
  ['another file', Buffer.from('<html><script>alert(1)</script>'), NO_MP4],
  ['the head alone', filmOf().subarray(0, 24), UNPLAYABLE],
  ['a file that was cut off', filmOf().subarray(0, 2100), UNPLAYABLE],
  ['a video in another format', filmOf({ video: 'hvc1' }), UNPLAYABLE],
  ['an encrypted video', filmOf({ video: 'encv' }), UNPLAYABLE],
  ['sound in another format', filmOf({ sound: 'Opus' }), UNPLAYABLE],
  ['sound without a video', filmOf({ video: '' }), UNPLAYABLE],
  ['boxes without an end', Buffer.concat([filmOf().subarray(0, 24), Buffer.alloc(4000)]), UNPLAYABLE],
  [
    'too many boxes',
    Buffer.concat([filmOf().subarray(0, 24), Buffer.alloc(160_000, Buffer.from([0, 0, 0, 8, 102, 114, 101, 101]))]),
    UNPLAYABLE,
  ],
])('%s that is named .mp4 is refused, and leaves no file', async (_, bytes, message) => {
  const { upload, dataDir } = await openPublications('sqlite')
  expect(await upload(bytes, 'film.mp4')).toMatchObject({ status: 422, fields: { file: message } })
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
})

test('a video without sound is taken', async () => {
  const { upload } = await openPublications('sqlite')
  expect(await upload(filmOf({ sound: '' }), 'silent.mp4')).toMatchObject({ status: 201 })
})

test.each([
  ['a page', Buffer.from('<html> --> ')],
  ['no cue', Buffer.from('WEBVTT\n')],
  ['Latin letters that are no UTF-8', Buffer.concat([CAPTIONS, Buffer.from([0xe9])])],
])('%s is no captions', async (_, bytes) => {
  const { upload } = await openPublications('sqlite')
  expect(await upload(bytes, 'captions.vtt')).toMatchObject({ status: 422, fields: { file: NO_VTT } })
})

test('more than 100 MB are refused before they are sent, and a video is no publication', async () => {
  const { upload, publish, request, editor } = await openPublications('sqlite')
  const headers = { Cookie: editor.cookie(), 'Content-Length': String(mostBytes('mp4') + 1) }
  const init = { method: 'POST', body: 'x', headers } as RequestInit
  const refused = await request('/documents?name=a.mp4', init)
  expect([refused.status, (await refused.json()).message]).toEqual([413, 'The file is larger than 100 MB'])
  const { data } = await upload(filmOf(), 'film.mp4')
  expect(await publish({ documentId: data.id })).toMatchObject({
    status: 422,
    fields: { documentId: 'A document must be PDF, DOCX, XLSX or PPTX' },
  })
})

test('a video that a project shows, or a draft of one, stays', async () => {
  const { upload, editor, db, workshop } = await openPublications('sqlite')
  const { data } = await upload(filmOf(), 'film.mp4')
  const { data: captions } = await upload(CAPTIONS, 'captions.vtt')
  const video = [{ link: data.url, title: { en: 'A film', ne: '' }, pictureId: null, captions: captions.url }]
  const project = await (
    await editor.call('POST', '/projects', { title: 'A', code: 'F-1', status: 'ongoing', video })
  ).json()
  const deps = {
    db,
    media: workshop.files.media,
    now: () => NOW,
    actor: { id: 'x', email: 'x', role: 'owner' } as never,
  }
  const remove = (id: number) => removeDocument(deps, id)
  await expect(remove(data.id)).rejects.toThrow('A')
  await expect(remove(captions.id)).rejects.toThrow('A')
  await editor.call('PATCH', `/projects/${project.data.id}`, { video: [] })
  await editor.call('PATCH', `/projects/${project.data.id}`, { video, publish: false })
  await expect(remove(data.id)).rejects.toThrow('A')
})

test('a video that a block of a page shows stays', async () => {
  const { upload, editor, db, workshop } = await openPublications('sqlite')
  const { data } = await upload(filmOf(), 'film.mp4')
  const block = { id: 'v', type: 'video', link: data.url, title: { en: 'A film', ne: '' } }
  const page = await editor.call('POST', '/site-pages', { title: 'Films', slug: 'films', blocks: [block] })
  expect((await page.json()).data.blocks).toMatchObject([{ link: data.url, captions: '' }])
  const deps = { db, media: workshop.files.media, now: () => NOW, actor: { id: 'x', role: 'owner' } as never }
  await expect(removeDocument(deps, data.id)).rejects.toThrow('Films')
})

test('a video in a bucket is served in ranges by every server, and none is taken that has no room among the copies', async () => {
  const { db } = await openPublications('sqlite')
  const s3 = await openS3()
  const bucket = openBucket(s3.place)
  const open = async (cacheBytes: number) => openMediaBucket({ bucket, dataDir: await createFolder(), cacheBytes })
  async function* pieces() {
    yield filmOf({ bytes: 5000 })
  }
  await expect(receiveDocument(await open(4000), pieces(), 'film.mp4')).rejects.toThrow('It is larger than 0.004 MB')
  const media = await open(50_000)
  const { path, key } = await receiveDocument(media, pieces(), 'film.mp4')
  await media.adopt(documentPath({ key, file_name: 'film.mp4' }), path)
  const other = createDocumentRoutes(await open(50_000), db)
  const part = await other.request(`/documents/${key}/film.mp4`, { headers: { Range: 'bytes=4-7' } })
  expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([
    206,
    'ftyp',
    expect.stringMatching(/^bytes 4-7\/\d+$/),
  ])
})
