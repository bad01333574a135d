import { readFile } from 'node:fs/promises'
import { EXIF_BYTES, readExifPosition } from '../../../contract/location/read-exif-position.ts'
import { pointInCrop } from '../../../contract/pictures/crop.ts'
import type { CropChange, PicturePosition } from '../../../contract/pictures/picture-library.ts'
import type { StoredFile } from '../media/media-store.ts'
import { copyDurably } from '../process/durable-files.ts'
import type { Db } from '../store/schema.ts'
import type { PictureFileRow } from '../store/snapshot.ts'
import { cropOf, refuseStale } from './picture-library.ts'
import {
  chooseKey,
  exchangeFile,
  getPicture,
  keep,
  prepare,
  type IncomingFile,
  type PictureDeps,
} from './picture-uploads.ts'
import { findPictureByFormerKey } from './store/picture-library.ts'
import type { ReceivedUpload, UploadFiles } from './upload-files.ts'

/** Where the camera says that it was, from the upload, which visitors never get. @throws ServiceError not_found */
export async function getPicturePosition(db: Db, uploads: UploadFiles, id: number): Promise<PicturePosition> {
  const { upload_hash: hash, upload_kind: kind } = await getPicture(db, id)
  const position = hash && kind ? readExifPosition(await uploads.readStart(hash, kind, EXIF_BYTES)) : undefined
  if (!position) return { position: null }
  const [longitude, latitude] = position
  return { position: { latitude, longitude } }
}

/**
 * Makes what is shown anew from the original, which stays as it is. @throws ServiceError not_found, conflict for a stale version
 */
export async function cropPicture(deps: PictureDeps, id: number, { crop, version }: CropChange) {
  const before = await getPicture(deps.db, id)
  await refuseStale(deps.db, before, version)
  await using upload = await deps.workshop.uploads.receive(await originalOf(deps, before))
  const prepared = crop ? await prepare(deps.workshop, upload, crop) : await prepareWhole(deps, upload, id)
  const key = await chooseKey(deps.db, prepared.hash, id)
  return await keep(deps, { upload, prepared, key }, (row) =>
    exchangeFile(deps, id, 'crop', async (tx, present) => {
      await refuseStale(tx, present, before.version)
      const point = pointInCrop({ x: present.focal_x, y: present.focal_y }, cropOf(present), crop)
      return { ...row, focal_x: point.x, focal_y: point.y }
    }),
  )
}

/** The whole picture, to choose a crop on. @throws ServiceError not_found */
export async function readWholePicture(deps: PictureDeps, id: number): Promise<{ bytes: Buffer; mediaType: string }> {
  await using upload = await deps.workshop.uploads.receive(await originalOf(deps, await getPicture(deps.db, id)))
  const { mediaType } = await prepareWhole(deps, upload, id)
  return { bytes: await readFile(upload.madePath), mediaType }
}

async function prepareWhole({ db, workshop }: PictureDeps, upload: ReceivedUpload, id: number) {
  const prepared = await prepare(workshop, upload)
  // It came without an upload: its own file is the original, and is shown again byte by byte.
  if ((await findPictureByFormerKey(db, upload.hash.slice(0, 16)))?.id !== id) return prepared
  await copyDurably(upload.path, upload.madePath)
  return { ...prepared, hash: upload.hash, bytes: upload.bytes, fileName: `original.${upload.kind}` }
}

async function originalOf(
  { workshop }: PictureDeps,
  { key, upload_hash: hash, upload_kind: kind }: PictureFileRow,
): Promise<IncomingFile> {
  const file: Pick<StoredFile, 'stream'> | undefined =
    hash === null || kind === null ? await workshop.files.findOriginal(key) : await workshop.uploads.find(hash, kind)
  if (!file) throw new Error(`pictures: the original of ${key} is missing`)
  return { pieces: file.stream(), declaredBytes: undefined, name: undefined }
}
