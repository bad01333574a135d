import { createHash } from 'node:crypto'
import { DOCUMENT_BYTES, DOCUMENT_TYPES, documentKindOf } from '../../../contract/documents/document-file.ts'
import { normalAddress } from '../../../contract/redirects/redirect-address.ts'
import { documentAddress } from '../../core/documents/document-address.ts'
import { findDocument, insertDocument } from '../../core/documents/document-store.ts'
import { addDocument, RefusedDocumentError } from '../../core/documents/documents.ts'
import { pictureAddress } from '../../core/pictures/picture-address.ts'
import { uploadPicture } from '../../core/pictures/picture-uploads.ts'
import type { PictureWorkshop } from '../../core/pictures/picture-workshop.ts'
import { findPicture, replacePictureAlt, updatePicture } from '../../core/pictures/store/picture-library.ts'
import { insertPicture } from '../../core/pictures/store/pictures.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { findImportRecord } from './import-store.ts'
import { keyOf, recordMade, type Importing } from './importing.ts'
import { ADDRESS_LENGTH, nameOf } from './media-source.ts'
import { redirect, type Wxr } from './wxr-redirects.ts'

const PICTURE = 'picture' as const

/** It could not be had, or is none; the message is for the user. */
export class PictureError extends Error {
  override name = 'PictureError'
}

interface ImportedPicture {
  id: number
  address: string
  width: number
  height: number
}

interface PictureTexts {
  alt: string
  locale: 'en' | 'ne'
}

/** Fetches and stores a picture once. @param externalId of its record @throws PictureError */
export async function importPicture(
  importing: Importing,
  reference: string,
  { externalId = reference, texts }: { externalId?: string; texts?: PictureTexts | undefined } = {},
): Promise<ImportedPicture> {
  const { db, now, workshop } = importing
  if (reference.length > ADDRESS_LENGTH)
    throw new PictureError(`The address has more than ${ADDRESS_LENGTH} characters`)
  const key = keyOf(importing, PICTURE, externalId)
  const record = await findImportRecord(db, key)
  const known = record && (await findPicture(db, record.item_id))
  if (known) {
    importing.report.known += record.run_id === importing.runId ? 0 : 1
    return describe(known)
  }
  if (!workshop) return pictureInDryRun(importing, reference, externalId)
  const { picture, isDuplicate } = await takePicture({ ...importing, workshop }, reference)
  if (!isDuplicate) {
    if (texts?.alt) {
      await db.transaction().execute(async (tx) => {
        if (texts.locale !== 'en') await replacePictureAlt(tx, picture.id, 'en', '')
        await replacePictureAlt(tx, picture.id, texts.locale, texts.alt)
        await updatePicture(tx, picture.id, { updated_at: now().toISOString() })
      })
    }
    const { version } = (await findPicture(db, picture.id))!
    await recordMade(db, importing, key, { entity: PICTURE, item_id: picture.id, version })
  }
  return describe((await findPicture(db, picture.id))!)
}

async function takePicture(importing: Importing & { workshop: PictureWorkshop }, reference: string) {
  const { media, signal } = importing
  const file = await media.open(reference, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new PictureError((error as Error).message, { cause: error })
  })
  let unreadable: Error | undefined
  const pieces = async function* () {
    try {
      yield* file.pieces
    } catch (error) {
      unreadable = error as Error
      throw error
    }
  }
  try {
    return await uploadPicture(importing, { ...file, pieces: pieces() })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ServiceError) throw new PictureError((unreadable ?? error).message, { cause: error })
    throw error
  }
}

function describe(picture: NonNullable<Awaited<ReturnType<typeof findPicture>>>): ImportedPicture {
  return { id: picture.id, address: pictureAddress(picture), width: picture.width, height: picture.height }
}

/** In the copy of the store that a dry run writes to. */
async function pictureInDryRun(importing: Importing, reference: string, externalId: string): Promise<ImportedPicture> {
  const at = importing.now().toISOString()
  const key = createHash('sha256').update(`${importing.source} ${externalId}`).digest('hex').slice(0, 16)
  const row = {
    key,
    name: nameOf(reference),
    file_name: 'original.jpg',
    media_type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    color: '#000000',
    variants_made_at: null,
    created_at: at,
    updated_at: at,
    translations: { en: { alt: '' } },
  }
  const id = await insertPicture(importing.db, row)
  await recordMade(importing.db, importing, keyOf(importing, PICTURE, externalId), { entity: PICTURE, item_id: id })
  return describe((await findPicture(importing.db, id))!)
}

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
    ? await takeDocument({ ...importing, media: workshop.files.media }, importing.media, reference)
    : { id: await documentInDryRun(importing, reference, externalId), isDuplicate: false }
  if (!isDuplicate) await recordMade(db, importing, key, { entity: DOCUMENT, item_id: id })
  return documentAddress((await findDocument(db, id))!)
}

async function takeDocument(
  deps: Parameters<typeof addDocument>[0] & Pick<Importing, 'signal'>,
  source: Importing['media'],
  reference: string,
) {
  const { signal } = deps
  try {
    const { pieces } = await source.open(reference, signal, DOCUMENT_BYTES).catch((error: unknown) => {
      throw new RefusedDocumentError((error as Error).message, { cause: error })
    })
    return await addDocument(deps, pieces, nameOf(reference))
  } catch (error) {
    signal.throwIfAborted()
    throw error
  }
}

/** In the copy of the store that a dry run writes to. */
function documentInDryRun({ db, source, now }: Importing, reference: string, externalId: string): Promise<number> {
  const key = createHash('sha256').update(`${source} ${externalId}`).digest('hex').slice(0, 16)
  const kind = documentKindOf(nameOf(reference))!
  const row = { key, file_name: `document.${kind}`, media_type: DOCUMENT_TYPES[kind], bytes: 1 }
  return insertDocument(db, { ...row, created_at: now().toISOString() })
}
