import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Context } from 'hono'
import type { Selectable, Updateable } from 'kysely'
import type { Crop } from '../../../contract/pictures/crop.ts'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { writeContent, type WriteDeps } from '../audit/writing.ts'
import { cancelDeletion, deleteUnnamed, queueDeletion } from '../media/unnamed-files.ts'
import { HOUR } from '../process/durations.ts'
import { invalid, orNotFound } from '../process/service-error.ts'
import type { Database, Db } from '../store/schema.ts'
import { excessMessage } from './picture-kind.ts'
import { filesOf } from './picture-files.ts'
import { getPictureRecord } from './picture-library.ts'
import { requirePictureWriter } from './picture-uses.ts'
import type { PictureWorkshop } from './picture-workshop.ts'
import type { PreparedPicture } from './prepare-picture.ts'
import {
  findPicture,
  findPictureByFormerKey,
  findPictureByUpload,
  recordFormerKey,
  trashPictures,
  updatePictures,
} from './store/picture-library.ts'
import { findPictureByKey, insertPicture } from './store/pictures.ts'
import type { ReceivedUpload } from './upload-files.ts'

export interface PictureDeps extends WriteDeps {
  workshop: PictureWorkshop
}

export interface IncomingFile {
  pieces: AsyncIterable<Uint8Array>
  declaredBytes: number | undefined
  name: string | undefined
}

/** Thrown to roll back. */
class DuplicateError extends Error {
  override name = 'DuplicateError'
  readonly id: number

  constructor(id: number) {
    super(`picture ${id} is the same`)
    this.id = id
  }
}

const NAME_LENGTH = 200

/**
 * Returns the new picture, or the existing one of the same file. @throws ServiceError too_large, invalid, bad_request
 */
export async function uploadPicture(deps: PictureDeps, file: IncomingFile) {
  const { db, workshop } = deps
  try {
    await using upload = await workshop.uploads.receive(file)
    await refuseDuplicate(db, upload)
    const prepared = await prepare(workshop, upload, 'drawn')
    const key = await chooseKey(db, prepared.hash)
    await refuseDuplicate(db, upload, key)
    const picture = await keep(deps, { upload, prepared, key }, (row) => addPicture(deps, upload, row, file.name))
    workshop.wake()
    return { picture, isDuplicate: false }
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
    await trashPictures(db, [error.id], null)
    return { picture: await getPictureRecord(db, error.id), isDuplicate: true }
  }
}

/**
 * Replaces the file under the same id; former addresses redirect. @throws ServiceError not_found, and as uploadPicture
 */
export async function replacePictureFile(deps: PictureDeps, id: number, file: IncomingFile): Promise<PictureRecord> {
  const { db, workshop } = deps
  await getPictureRecord(db, id)
  await using upload = await workshop.uploads.receive(file)
  if ((await findPictureByUpload(db, upload.hash))?.id === id) return await getPictureRecord(db, id)
  const prepared = await prepare(workshop, upload, 'drawn')
  const key = await chooseKey(db, prepared.hash, id)
  if ((await findPictureByKey(db, key))?.id === id) return await getPictureRecord(db, id)
  return await keep(deps, { upload, prepared, key }, (row) =>
    exchangeFile(deps, id, 'replace-file', async (_, present) => ({
      ...row,
      name: readName(file.name) ?? present.name,
    })),
  )
}

export async function prepare(workshop: PictureWorkshop, upload: ReceivedUpload, crop: Crop | 'drawn' | null = null) {
  const answer = await workshop.prepare(upload, crop)
  if (answer.kind === 'prepared') return answer.picture
  if (answer.kind === 'refused') throw invalid({ file: answer.reason })
  if (answer.kind === 'ended' && answer.fault === 'this')
    throw invalid({ file: excessMessage(answer.excess, upload.kind) })
  throw new Error(`pictures: an upload could not be prepared: ${answer.reason}`)
}

interface NewFile {
  upload: ReceivedUpload
  prepared: PreparedPicture
  key: string
}

type FileColumns = ReturnType<typeof fileColumns>

function fileColumns({ upload, prepared: { hash: _, fileName, mediaType, crop, ...facts }, key }: NewFile) {
  return {
    ...facts,
    crop: crop && JSON.stringify(crop),
    key,
    file_name: fileName,
    media_type: mediaType,
    variants_made_at: null,
    upload_hash: upload.hash,
    upload_kind: upload.kind,
  }
}

/** Stores files before a row refers to them, and deletes them if the transaction fails. */
export async function keep<Result>(
  { db, workshop, now }: PictureDeps,
  file: NewFile,
  write: (row: FileColumns) => Promise<Result>,
): Promise<Result> {
  const { upload, key } = file
  const row = fileColumns(file)
  await queueDeletion(db, filesOf(row), now(), HOUR)
  try {
    await workshop.files.adoptOriginal(upload.madePath, key, row.file_name)
    await workshop.uploads.keep(upload)
    return await write(row)
  } catch (error) {
    await deleteUnnamed(db, workshop.files.media, filesOf(row))
    throw error
  }
}

function addPicture(deps: PictureDeps, upload: ReceivedUpload, row: FileColumns, givenName: string | undefined) {
  const name = readName(givenName) ?? `picture.${upload.kind}`
  return writeContent(deps, async (tx, at) => {
    // The same file may have been uploaded twice at once.
    await refuseDuplicate(tx, upload, row.key)
    const id = await insertPicture(tx, {
      ...row,
      name,
      uploaded_by: deps.actor.id,
      created_at: at,
      updated_at: at,
      translations: { en: { alt: '' } },
    })
    await cancelDeletion(tx, filesOf(row))
    return { result: await getPictureRecord(tx, id), action: { action: 'create', entity: 'picture', id, label: name } }
  })
}

type PictureColumns = Updateable<Database['picture']> & FileColumns

/** Shows another file under the same id. The former file is deleted; its addresses redirect. */
export async function exchangeFile(
  deps: PictureDeps,
  id: number,
  action: 'replace-file' | 'crop',
  columnsOf: (tx: Db, present: Selectable<Database['picture']>) => Promise<PictureColumns>,
): Promise<PictureRecord> {
  const { db, workshop } = deps
  const { record, before } = await writeContent(deps, async (tx, at) => {
    const present = await getPicture(tx, id)
    await requirePictureWriter(tx, deps.actor, present)
    const columns = await columnsOf(tx, present)
    if (present.key !== columns.key) await recordFormerKey(tx, id, present.key, columns.key)
    await updatePictures(tx, [id], { ...columns, updated_at: at })
    await queueDeletion(tx, filesOf(present), deps.now())
    await cancelDeletion(tx, filesOf(columns))
    const result = { record: await getPictureRecord(tx, id), before: present }
    return { result, action: { action, entity: 'picture', id, label: result.record.name } }
  })
  await deleteUnnamed(db, workshop.files.media, filesOf(before))
  workshop.wake()
  return record
}

async function refuseDuplicate(db: Db, upload: ReceivedUpload, key?: string): Promise<void> {
  // Two files that differ only in the camera's metadata make the same picture.
  const twin =
    (await findPictureByUpload(db, upload.hash)) ?? (key === undefined ? undefined : await findPictureByKey(db, key))
  if (twin) throw new DuplicateError(twin.id)
}

/** @throws ServiceError not_found */
export async function getPicture(db: Db, id: number): Promise<Selectable<Database['picture']>> {
  return orNotFound(await findPicture(db, id), 'Picture')
}

/** From the hash, unless another picture has that key. @param ownerId the picture whose file is replaced */
export async function chooseKey(db: Db, hash: string, ownerId?: number): Promise<string> {
  for (let number = 1; ; number += 1) {
    const key = (number === 1 ? hash : createHash('sha256').update(`${hash} ${number}`).digest('hex')).slice(0, 16)
    const former = await findPictureByFormerKey(db, key)
    const present = ownerId === undefined ? undefined : await findPictureByKey(db, key)
    if ([former, present].every((owner) => owner === undefined || owner.id === ownerId)) return key
  }
}

/** A file name without folders and without characters that reorder text. */
function readName(text: string | undefined): string | undefined {
  const name = basename((text ?? '').replaceAll('\\', '/'))
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
  return name.slice(0, NAME_LENGTH).toWellFormed() || undefined
}

/** The file that is the body of a call. */
export function fileOf(context: Context, name: string | undefined): IncomingFile {
  const { raw } = context.req
  const length = raw.headers.get('Content-Length')
  return { pieces: raw.body ?? noPieces(), declaredBytes: length === null ? undefined : Number(length), name }
}

async function* noPieces(): AsyncGenerator<Uint8Array> {}
