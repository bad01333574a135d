import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContent } from '../../server/core/content/saving.ts'
import { findDocument } from '../../server/core/documents/document-store.ts'
import { addDocument } from '../../server/core/documents/documents.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { parseAddress } from '../../server/transfer/copy-store.ts'
import { exportSite } from '../../server/transfer/export-site.ts'
import { importSite } from '../../server/transfer/import-site.ts'
import { createStorePlace, NOW } from '../create-test-app.ts'
import { pdfOf } from '../fixtures/pdf.ts'
import { actor } from '../transfer/import-store.ts'
import { openEmptyStore } from '../transfer/sample-store.ts'

async function* piecesOf(bytes: Uint8Array) {
  yield bytes
}

test('a publication keeps its file in an export, under another number', async () => {
  const now = () => NOW
  const place = await createStorePlace('sqlite')
  const { db } = await openEmptyStore(place)
  const media = openMediaFolder(place.dataDir)
  const add = (text: string) => addDocument({ db, actor, now, media }, piecesOf(pdfOf([text])), `${text}.pdf`)
  const { id: gone } = await add('first')
  const { id: documentId } = await add('second')
  await db.deleteFrom('document').where('id', '=', gone).execute()
  const given = { title: 'Slopes', kind: 'report', language: 'en', issued: '2024', documentId }
  await createContent({ db, actor, now }, 'publications', given, { publish: true })
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await exportSite({ from: parseAddress(place.dataDir), folder, pictureFiles: openPictureFiles(media) })

  const target = await createStorePlace('sqlite')
  const store = await openEmptyStore(target)
  await importSite({ db: store.db, pictureFiles: openPictureFiles(openMediaFolder(target.dataDir)), folder, now })
  const imported = await store.db.selectFrom('publication').select('document_id').executeTakeFirstOrThrow()
  expect(await findDocument(store.db, imported.document_id)).toMatchObject({ file_name: 'second.pdf' })
  expect(imported.document_id).not.toBe(documentId)
})
