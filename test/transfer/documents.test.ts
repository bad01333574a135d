// Before landing: exports and imports whole sites.
import { existsSync, globSync, readdirSync, renameSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { verifyBackup } from '../../server/backup/open-backup.ts'
import { createDocumentRoutes } from '../../server/core/documents/document-routes.ts'
import type { BucketPlace } from '../../server/core/media/media-config.ts'
import { documentPath } from '../../server/core/documents/document-address.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import type { MediaStore } from '../../server/core/media/media-store.ts'
import { openMedia } from '../../server/core/media/site-place.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { receiveDocument, addDocument } from '../../server/core/documents/documents.ts'
import { listDocuments } from '../../server/core/documents/document-store.ts'
import { openStore } from '../../server/core/store/store.ts'
import { parseAddress } from '../../server/transfer/copy-store.ts'
import { exportSite } from '../../server/transfer/export-site.ts'
import { importSite } from '../../server/transfer/import-site.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { zipOf } from '../fixtures/zip.ts'
import { openS3 } from '../core/pictures/picture-fixtures.ts'
import { actor } from './import-store.ts'
import { openEmptyStore } from './sample-store.ts'

const now = () => NOW
const PDF = Buffer.from('%PDF-1.7 a tender')
const part = (name: string) => ({ name, content: Buffer.from('<xml/>') })
const DOCX = zipOf([part('[Content_Types].xml'), part('word/document.xml')])
const XLSX = zipOf([part('[Content_Types].xml'), part('xl/workbook.xml')])

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const filesIn = (dataDir: string) => globSync('{documents,uploads}/**/*.*', { cwd: dataDir, dot: true } as object)

const take = (
  db: Parameters<typeof listDocuments>[0],
  media: MediaStore,
  name = 'Tender notice.pdf',
  bytes: Uint8Array = PDF,
) => addDocument({ db, actor, now, media }, piecesOf(bytes), name)

async function* piecesOf(...pieces: Uint8Array[]) {
  yield* pieces
}

describeOnEachEngine('documents', (engine) => {
  test('are part of backups, exports and imports', async () => {
    const [place, into, target] = [
      await createStorePlace(engine),
      await createStorePlace(engine),
      await createStorePlace(engine),
    ]
    const { db } = await openEmptyStore(place)
    const media = openMediaFolder(place.dataDir)
    await take(db, media)
    const documents = await listDocuments(db)
    const file = documentPath(documents[0]!)
    const { path } = await makeBackup({ place, target: await makeFolder() })
    expect((await verifyBackup(path, {})).faults).toEqual([])
    await restoreBackup({ backup: path, into })
    expect(await readFile(join(into.dataDir, file))).toEqual(PDF)
    const restored = await openStore(into)
    onTestFinished(() => restored.close())
    expect(await listDocuments(restored.db)).toEqual(documents)

    const folder = await makeFolder()
    const from = parseAddress(place.databaseUrl ?? place.dataDir)
    await exportSite({ from, pictureFiles: openPictureFiles(media), folder })
    expect(readdirSync(join(folder, 'documents'))).toEqual(['tender-notice.pdf'])
    const store = await openEmptyStore(target)
    const options = { db: store.db, pictureFiles: openPictureFiles(openMediaFolder(target.dataDir)), folder, now }
    const exported = join(folder, 'documents/tender-notice.pdf')
    await writeFile(exported, '%PDF-1.7 another')
    await expect(importSite(options)).rejects.toThrow(/documents\.json line \d+ \[0\]\.file: .* was changed/)
    await writeFile(exported, PDF)
    expect(await importSite({ ...options, isDryRun: true })).toMatchObject({ documents: 1 })
    expect(existsSync(join(target.dataDir, 'documents'))).toBe(false)
    renameSync(exported, `${exported}.away`)
    await expect(importSite(options)).rejects.toThrow('documents/tender-notice.pdf is missing')
    renameSync(`${exported}.away`, exported)
    await importSite(options)
    expect(await listDocuments(store.db)).toEqual([{ ...documents[0], id: expect.any(Number) }])
    expect(await readFile(join(target.dataDir, file))).toEqual(PDF)
  })
})

test('documents are answered for ever, with headers that let nothing run', async () => {
  const place = await createStorePlace('sqlite')
  const { db } = await openEmptyStore(place)
  const media = openMediaFolder(place.dataDir)
  await take(db, media)
  await take(db, media, 'योजना.DOCX', DOCX)
  expect(await take(db, media, 'other-name.pdf')).toMatchObject({ isDuplicate: true })
  const [pdf, docx] = (await listDocuments(db)).map((document) => `/${documentPath(document)}`)
  const routes = createDocumentRoutes(media, db)
  const response = await routes.request(pdf!)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="tender-notice.pdf"',
    'content-length': String(PDF.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';(?!.*(script|sandbox))/),
  })
  const head = await routes.request(pdf!, { method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(PDF.length), ''])
  const range = await routes.request(pdf!, { headers: { Range: 'bytes=0-3' } })
  expect([range.status, await range.text()]).toEqual([206, '%PDF'])
  const tag = { 'If-None-Match': response.headers.get('ETag')! }
  expect((await routes.request(pdf!, { headers: tag })).status).toBe(304)
  expect(Object.fromEntries((await routes.request(docx!)).headers)).toMatchObject({
    'content-disposition': 'attachment; filename="yojana.docx"',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  await writeFile(join(place.dataDir, 'documents/secret.pdf'), 'x')
  for (const path of [
    pdf!.replace('tender-notice', 'other'),
    '/documents/0000000000000000/tender.pdf',
    '/documents/0000000000000000/..%2fsecret.pdf',
    '/documents/%2e%2e/store.sqlite',
    `${pdf}%00`,
  ])
    expect((await routes.request(path)).status, path).toBe(404)
})

test.each([
  ['a page under the name of a PDF', 'a.pdf', Buffer.from('<html>%PDF-')],
  ['an archive under the name of a document', 'a.docx', zipOf([part('word/other.xml'), part('[Content_Types].xml')])],
  ['a spreadsheet under the name of a document', 'a.docx', XLSX],
  ['a PDF under another name', 'a.html', PDF],
  ['what is too large', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(50_000_000)])],
])('%s is refused', async (_, name, bytes) => {
  const localFolder = await makeFolder()
  await expect(receiveDocument({ localFolder, largestFile: Infinity }, piecesOf(bytes), name)).rejects.toThrow(
    /PDF|DOCX|50 MB/,
  )
  expect(filesIn(localFolder)).toEqual([])
})

test('a name with folders leads nowhere else', async () => {
  const place = await createStorePlace('sqlite')
  const { db } = await openEmptyStore(place)
  await take(db, openMediaFolder(place.dataDir), '../../../etc/\u202epasswd.pdf')
  expect(await listDocuments(db)).toMatchObject([{ file_name: 'etc-passwd.pdf' }])
  expect(() => documentPath({ key: '0'.repeat(16), file_name: '../a.pdf' })).toThrow('is no document')
})

test('documents in a bucket are served, backed up and restored into another', async () => {
  const mediaAt = ({ place }: { place: BucketPlace }) => ({ bucket: place, cacheBytes: 1_000_000 })
  const [s3, other] = [await openS3(), await openS3()]
  const place = { ...(await createStorePlace('sqlite')), media: mediaAt(s3) }
  const { db } = await openEmptyStore(place)
  const media = openMedia(place.dataDir, place.media)
  await take(db, media)
  const path = documentPath((await listDocuments(db))[0]!)
  expect(s3.objects.get(`firm/${path}`)?.bytes).toEqual(PDF)
  expect(await (await createDocumentRoutes(media, db).request(`/${path}`)).text()).toBe(PDF.toString())
  const { path: backup } = await makeBackup({ place, target: await makeFolder() })
  const into = { ...(await createStorePlace('sqlite')), media: mediaAt(other) }
  await restoreBackup({ backup, into })
  expect(other.objects.get(`firm/${path}`)?.bytes).toEqual(PDF)
})
