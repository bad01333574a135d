import { hash } from 'node:crypto'
import { DOCUMENT_BYTES, DOCUMENT_TYPES, documentKindOf } from '../../../contract/documents/document-file.ts'
import { normalAddress } from '../../../contract/redirects/redirect-address.ts'
import { documentAddress } from '../../../server/core/documents/document-address.ts'
import { findDocument, insertDocument } from '../../../server/core/documents/document-store.ts'
import { addDocument, RefusedDocumentError } from '../../../server/core/documents/documents.ts'
import type { MediaStore } from '../../../server/core/media/media-store.ts'
import { findImportRecord, keyOf, nameOf, recordMade, type Importing } from '../../../server/transfer/public.ts'
import { redirect, type Wxr } from './wxr-redirects.ts'

const DOCUMENT = 'document' as const

/**
 * The new address of a document of the old site, which is fetched once, also for many links.
 * Undefined, and in the report, where it cannot be had or is none.
 * @param externalId of an attachment
 */
export function documentAt(wxr: Wxr, reference: string, externalId?: string): Promise<string | undefined> {
  const { importing, plan, documents } = wxr
  const url = new URL(reference, plan.source)
  url.hash = ''
  const old = plan.localPath(url.href)
  const place = normalAddress(old ?? url.href).path
  const found = documents.get(place) ?? fetchOnce()
  documents.set(place, found)
  return found

  async function fetchOnce(): Promise<string | undefined> {
    try {
      const address = await importDocument(importing, url.href, externalId ?? `link ${place}`)
      if (old !== undefined) await redirect(wxr, old, { to: address })
      return address
    } catch (error) {
      importing.signal.throwIfAborted()
      if (!(error instanceof RefusedDocumentError)) throw error
      importing.report.note('document', `${url.href}: ${error.message}`)
      return undefined
    }
  }
}

/** @throws RefusedDocumentError */
async function importDocument(importing: Importing, reference: string, externalId: string): Promise<string> {
  const { db, workshop } = importing
  const key = keyOf(importing, DOCUMENT, externalId)
  const record = await findImportRecord(db, key)
  const known = record && (await findDocument(db, record.item_id))
  if (known) {
    importing.report.known += record.run_id === importing.runId ? 0 : 1
    return documentAddress(known)
  }
  const { id, isDuplicate } = workshop
    ? await takeDocument(importing, workshop.files.media, reference)
    : { id: await documentInDryRun(importing, reference, externalId), isDuplicate: false }
  if (!isDuplicate) await recordMade(db, importing, key, { entity: DOCUMENT, item_id: id })
  return documentAddress((await findDocument(db, id))!)
}

async function takeDocument(importing: Importing, media: MediaStore, reference: string) {
  const opened = importing.media.open(reference, importing.signal, DOCUMENT_BYTES)
  const { pieces } = await opened.catch((error: unknown) => {
    throw new RefusedDocumentError((error as Error).message, { cause: error })
  })
  return addDocument({ ...importing, media }, pieces, nameOf(reference))
}

/** In the copy of the store that a dry run writes to. */
function documentInDryRun({ db, source, now }: Importing, reference: string, externalId: string): Promise<number> {
  const key = hash('sha256', `${source} ${externalId}`, 'hex').slice(0, 16)
  const kind = documentKindOf(nameOf(reference))!
  const row = { key, file_name: `document.${kind}`, media_type: DOCUMENT_TYPES[kind], bytes: 1 }
  return insertDocument(db, { ...row, created_at: now().toISOString() })
}
