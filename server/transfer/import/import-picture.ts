import { createHash } from 'node:crypto'
import { pictureAddress } from '../../core/pictures/picture-address.ts'
import type { PictureWorkshop } from '../../core/pictures/picture-workshop.ts'
import { uploadPicture } from '../../core/pictures/picture-uploads.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { findPicture, replacePictureAlt, updatePicture } from '../../core/pictures/store/picture-library.ts'
import { findImportRecord, putImportRecord } from './import-store.ts'
import { insertPicture } from '../../core/pictures/store/pictures.ts'
import { ADDRESS_LENGTH, nameOf } from './media-source.ts'
import { keyOf, type Importing } from './importing.ts'

const KIND = 'picture' as const

/** It could not be had, or is none; the message is for the user. */
export class PictureError extends Error {
  override name = 'PictureError'
}

export interface ImportedPicture {
  id: number
  address: string
  width: number
  height: number
}

export interface PictureTexts {
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
  const key = keyOf(importing, KIND, externalId)
  const record = await findImportRecord(db, key)
  const known = record && (await findPicture(db, record.item_id))
  if (known) {
    importing.report.known += record.run_id === importing.runId ? 0 : 1
    return describe(known)
  }
  if (!workshop) return placeholder(importing, reference, externalId)
  const { picture, isDuplicate } = await takeIn({ ...importing, workshop }, reference)
  if (!isDuplicate) {
    if (texts?.alt) {
      await db.transaction().execute(async (tx) => {
        if (texts.locale !== 'en') await replacePictureAlt(tx, picture.id, 'en', '')
        await replacePictureAlt(tx, picture.id, texts.locale, texts.alt)
        await updatePicture(tx, picture.id, { updated_at: now().toISOString() })
      })
    }
    const { version } = (await findPicture(db, picture.id))!
    await putImportRecord(db, { ...recordOf(importing, externalId), item_id: picture.id, version })
  }
  return describe((await findPicture(db, picture.id))!)
}

async function takeIn(importing: Importing & { workshop: PictureWorkshop }, reference: string) {
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

const recordOf = (importing: Importing, externalId: string) => ({
  ...keyOf(importing, KIND, externalId),
  run_id: importing.runId,
  entity: KIND,
  version_before: null,
  was_published: 0 as const,
})

function describe(picture: NonNullable<Awaited<ReturnType<typeof findPicture>>>): ImportedPicture {
  return { id: picture.id, address: pictureAddress(picture), width: picture.width, height: picture.height }
}

/** In the copy of the store that a dry run writes to. */
async function placeholder(importing: Importing, reference: string, externalId: string): Promise<ImportedPicture> {
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
  await putImportRecord(importing.db, { ...recordOf(importing, externalId), item_id: id, version: 1 })
  return describe((await findPicture(importing.db, id))!)
}
