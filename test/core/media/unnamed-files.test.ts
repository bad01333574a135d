import { describe, expect, test, vi } from 'vitest'
import { createDocumentRoutes } from '../../../server/core/documents/document-routes.ts'
import { removeDocument } from '../../../server/core/documents/documents.ts'
import { openBucket } from '../../../server/core/media/bucket.ts'
import { openMediaBucket } from '../../../server/core/media/media-bucket.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import type { MediaConfig } from '../../../server/core/media/media-config.ts'
import { createDeletionHandler } from '../../../server/core/media/unnamed-files.ts'
import { NOW } from '../../create-test-app.ts'
import { pdfOf } from '../../fixtures/pdf.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { openLibrary } from '../pictures/library.ts'
import { blob, drawPicture, openS3 } from '../pictures/picture-fixtures.ts'

const HOUR = 60 * 60_000
const draw = async (red: number) => blob(await drawPicture({ width: 640, height: 480, red }))
const fail = () => Promise.reject(new Error('the program ended here'))

/** A library whose program ends where `endsAt` says, and the work after its next start. */
async function openKilled(kind: string) {
  let media: MediaConfig = { bucket: undefined, cacheBytes: 50_000_000 }
  // Another server's deletion is noticed after a minute.
  let late = 0
  const library = await openLibrary('sqlite', undefined, async (dataDir) => {
    if (kind === 'folder') return openMediaFolder(dataDir)
    media = { ...media, bucket: (await openS3()).place }
    const bucket = openBucket(media.bucket!)
    return openMediaBucket({ bucket, dataDir, cacheBytes: media.cacheBytes, now: () => Date.now() + late })
  })
  const { workshop, db, dataDir, signInOwner, get } = library
  const handler = createDeletionHandler({ db, place: { dataDir, media } })
  return {
    ...library,
    owner: await signInOwner(),
    endsAt: (name: 'removeFolder' | 'adopt') => vi.spyOn(workshop.files.media, name).mockImplementation(fail),
    statusOf: async (address: string) => (await get(address)).status,
    async startAgain(after = 0) {
      vi.restoreAllMocks()
      late += HOUR
      await runDueJobs(db, [handler], { now: () => new Date(NOW.getTime() + after) })
    },
  }
}

describe.each(['folder', 'bucket'])('in a %s, after the program ended', (kind) => {
  test('right after a picture was deleted, its files are served no more', async () => {
    const { upload, owner, endsAt, statusOf, startAgain, filesIn } = await openKilled(kind)
    const { data } = await upload(await draw(1))
    endsAt('removeFolder')
    expect((await owner.call('DELETE', `/pictures/${data.id}`)).status).toBe(500)
    expect((await owner.call('GET', `/pictures/${data.id}`)).status).toBe(404)
    await startAgain()
    expect([await statusOf(data.picture.url), await filesIn('uploads')]).toEqual([404, []])
  })

  test('right after a picture was replaced, the former file and its upload are gone', async () => {
    const { upload, replaceFile, endsAt, statusOf, startAgain, filesIn } = await openKilled(kind)
    const { data } = await upload(await draw(1))
    endsAt('removeFolder')
    expect((await replaceFile(data.id, await draw(200))).status).toBe(500)
    expect(await statusOf(data.picture.url)).toBe(200)
    await startAgain()
    expect(await statusOf(data.picture.url)).toBe(302)
    expect(await filesIn('uploads')).toHaveLength(1)
  })

  test('before an upload had its row, its files are deleted, but not within the hour that it may take', async () => {
    const { upload, endsAt, statusOf, startAgain, workshop, filesIn } = await openKilled(kind)
    const { adopt } = workshop.files.media
    endsAt('removeFolder')
    endsAt('adopt').mockImplementation((path, file) => (path.startsWith('uploads/') ? fail() : adopt(path, file)))
    expect((await upload(await draw(1))).status).toBe(500)
    const [key] = (await filesIn('pictures')).filter((name) => !name.startsWith('.'))
    await startAgain()
    expect(await statusOf(`/media/pictures/${key}/original.jpg`)).toBe(200)
    await startAgain(HOUR)
    expect(await statusOf(`/media/pictures/${key}/original.jpg`)).toBe(404)
  })

  test('the same picture that was uploaded again stays', async () => {
    const { upload, owner, endsAt, statusOf, startAgain, filesIn } = await openKilled(kind)
    const { data } = await upload(await draw(1))
    endsAt('removeFolder')
    await owner.call('DELETE', `/pictures/${data.id}`)
    vi.restoreAllMocks()
    expect((await upload(await draw(1))).status).toBe(201)
    await startAgain(HOUR)
    expect([await statusOf(data.picture.url), (await filesIn('uploads')).length]).toEqual([200, 1])
  })

  test('right after a document was deleted, its file is served no more', async () => {
    const { request, editor, db, workshop, endsAt, startAgain } = await openKilled(kind)
    const { media } = workshop.files
    const body = { method: 'POST', body: blob(pdfOf(['One'])), headers: { Cookie: editor.cookie() }, duplex: 'half' }
    const { data } = await (await request('/documents?name=one.pdf', body as RequestInit)).json()
    const statusOf = async () => (await createDocumentRoutes(media, db).request(data.url)).status
    endsAt('removeFolder')
    const actor = { id: null, email: 'a', address: undefined }
    await expect(removeDocument({ db, media, now: () => NOW, actor }, data.id)).rejects.toThrow('ended here')
    expect(await statusOf()).toBe(200)
    await startAgain()
    expect(await statusOf()).toBe(404)
  })
})
