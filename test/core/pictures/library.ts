import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { createPictureRoutes } from '../../../server/core/pictures/picture-routes.ts'
import { openBucket } from '../../../server/core/media/bucket.ts'
import { openMediaBucket } from '../../../server/core/media/media-bucket.ts'
import type { MediaStore } from '../../../server/core/media/media-store.ts'
import type { PictureBounds } from '../../../server/core/pictures/picture-kind.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../../../server/core/pictures/picture-workshop.ts'
import { findReplacement } from '../../../server/core/pictures/pictures.ts'
import { getContentRevision } from '../../../server/core/store/revision.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, NOW } from '../../create-test-app.ts'
import { createTestLog, openS3 } from './picture-fixtures.ts'

/** TEST_MEDIA=s3 runs the tests of pictures with a bucket. */
async function openTestMedia(dataDir: string): Promise<MediaStore> {
  if (process.env['TEST_MEDIA'] !== 's3') return openMediaFolder(dataDir)
  const { place } = await openS3()
  return openMediaBucket({ bucket: openBucket(place), dataDir, cacheBytes: 50_000_000 })
}

/** An app that takes in pictures, an editor who is signed in, and what visitors get of the files. Gone after the test. */
export async function openLibrary(engine: Engine, bounds?: PictureBounds, openMedia = openTestMedia) {
  const app = await createTestApp(engine)
  const dataDir = await mkdtemp(join(tmpdir(), 'library-'))
  const log = createTestLog()
  const media = await openMedia(dataDir)
  const workshop = openPictureWorkshop({ db: app.db, pictureFiles: openPictureFiles(media), log, bounds })
  onTestFinished(async () => {
    await workshop.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const api = createTestApi({ db: app.db, log, now: () => NOW, workshop })
  const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
  const editor = await signIn({ ...app, request }, 'editor')
  const visitor = createPictureRoutes(workshop.files, (key) => findReplacement(app.db, key))

  const send = async (method: string, path: string, body: BodyInit | null, headers: Record<string, string> = {}) => {
    const init = { method, body, headers: { Cookie: editor.cookie(), ...headers }, duplex: 'half' }
    return request(path, init as RequestInit)
  }
  /** In the store, and those that are coming in. */
  const filesIn = async (folder: string): Promise<string[]> => {
    const stored: string[] = []
    for await (const { path } of media.listAll(folder)) stored.push(path.split('/')[folder.split('/').length]!)
    const local = await readdir(join(dataDir, folder)).catch(() => [])
    return [...new Set([...local, ...stored])]
  }
  return {
    ...app,
    api,
    request,
    editor,
    signInOwner: () => signIn({ ...app, request }, 'owner'),
    workshop,
    log,
    dataDir,
    revision: () => getContentRevision(app.db),
    /** Uploads a file; the answer's body is read. */
    async upload(body: BodyInit | null, name = 'river.jpg', headers?: Record<string, string>) {
      const response = await send('POST', `/pictures?name=${encodeURIComponent(name)}`, body, headers)
      return { status: response.status, headers: response.headers, ...(await response.json()) }
    },
    async replaceFile(id: number, body: BodyInit, query = '') {
      const response = await send('PUT', `/pictures/${id}/file${query}`, body)
      return { status: response.status, ...(await response.json()) }
    },
    async list(query = '') {
      return (await editor.call('GET', `/pictures${query}`)).json()
    },
    /** The answer to a visitor at an address. */
    get: async (address: string) => visitor.request(address),
    served: async (address: string) => Buffer.from(await (await visitor.request(address)).arrayBuffer()),
    filesIn,
    kept: async (name: string) => buffer((await media.find(`uploads/${name}`))!.stream()),
  }
}
