import { createReadingHandler } from '../../server/core/documents/read-document.ts'
import { createDocumentRoutes } from '../../server/core/documents/document-routes.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createPublicationFileRoutes } from '../../server/publications/file-routes.ts'
import { runDueJobs } from '../core/jobs/run-jobs.ts'
import { openLibrary } from '../core/pictures/library.ts'
import { blob } from '../core/pictures/picture-fixtures.ts'
import { NOW } from '../create-test-app.ts'

/** An app that takes in documents, and what visitors get of them. Gone after the test. */
export async function openPublications(engine: Engine) {
  const library = await openLibrary(engine)
  const { db, dataDir, editor, request, workshop } = library
  const place = { dataDir, databaseUrl: undefined }
  const downloads = createPublicationFileRoutes(db).route('/', createDocumentRoutes(workshop.files.media, db))
  const upload = async (bytes: Buffer, name = 'report.pdf') => {
    const init = { method: 'POST', body: blob(bytes), headers: { Cookie: editor.cookie() }, duplex: 'half' }
    const response = await request(`/documents?name=${encodeURIComponent(name)}`, init as RequestInit)
    return { status: response.status, ...(await response.json()) }
  }
  return {
    ...library,
    upload,
    /** With the text that the search knows. */
    async publish(given: object) {
      const least = { title: 'Slopes', slug: 'slopes', kind: 'report', language: 'en', issued: '2024' }
      const response = await editor.call('POST', '/publications', { ...least, ...given })
      return { status: response.status, ...(await response.json()) }
    },
    readTexts: () => runDueJobs(db, [createReadingHandler({ db, place, now: () => NOW })], { now: () => NOW }),
    document: async (id: number) => (await (await editor.call('GET', `/documents/${id}`)).json()).data,
    read: async (path: string) => (await request(path)).json(),
    download: async (path: string) => downloads.request(path),
  }
}
