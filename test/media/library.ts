import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createTestApi } from '../create-test-api.ts'
import { createPictureRoutes } from '../../server/http/pictures.ts'
import type { PictureBounds } from '../../server/media/picture-bounds.ts'
import { openPictureFiles } from '../../server/media/picture-files.ts'
import { openPictureWorkshop } from '../../server/media/picture-workshop.ts'
import { findReplacement } from '../../server/services/pictures/pictures.ts'
import { getContentRevision } from '../../server/store/revision.ts'
import type { Engine } from '../../server/store/engine.ts'
import { signIn } from '../auth/staff.ts'
import { createTestApp, NOW } from '../create-test-app.ts'
import { createTestLog } from './picture-fixtures.ts'

/** An app that takes in pictures, an editor who is signed in, and what visitors get of the files. Gone after the test. */
export async function openLibrary(engine: Engine, bounds?: PictureBounds) {
  const app = await createTestApp(engine)
  const dataDir = await mkdtemp(join(tmpdir(), 'library-'))
  const log = createTestLog()
  const workshop = openPictureWorkshop({ db: app.db, pictureFiles: openPictureFiles(dataDir), log, bounds })
  onTestFinished(async () => {
    await workshop.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const api = createTestApi({ db: app.db, log, now: () => NOW, workshop })
  const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
  const editor = await signIn({ ...app, request }, 'editor')
  const media = createPictureRoutes(workshop.files, (key) => findReplacement(app.db, key))

  const send = async (method: string, path: string, body: BodyInit | null, headers: Record<string, string> = {}) => {
    const init = { method, body, headers: { Cookie: editor.cookie(), ...headers }, duplex: 'half' }
    return request(path, init as RequestInit)
  }
  const filesIn = (folder: string): Promise<string[]> => readdir(join(dataDir, folder)).catch(() => [])
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
    /** What a visitor gets at an address. */
    get: async (address: string) => media.request(address),
    served: async (address: string) => Buffer.from(await (await media.request(address)).arrayBuffer()),
    filesIn,
    kept: (name: string) => readFile(join(dataDir, 'uploads', name)),
  }
}
