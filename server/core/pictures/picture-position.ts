import type { Kysely } from 'kysely'
import type { PicturePosition } from '../../../contract/pictures/picture-library.ts'
import { EXIF_BYTES, readExifPosition } from '../../../contract/location/read-exif-position.ts'
import type { UploadFiles } from './upload-files.ts'
import { findPicture } from './store/picture-library.ts'
import type { Database } from '../store/schema.ts'
import { notFound } from '../process/service-error.ts'

/** Where the camera says that it was, from the upload, which visitors never get. @throws ServiceError not_found */
export async function getPicturePosition(
  db: Kysely<Database>,
  uploads: UploadFiles,
  id: number,
): Promise<PicturePosition> {
  const picture = await findPicture(db, id)
  if (!picture) throw notFound('Picture')
  const { upload_hash: hash, upload_kind: kind } = picture
  const position = hash && kind ? readExifPosition(await uploads.readStart(hash, kind, EXIF_BYTES)) : undefined
  if (!position) return { position: null }
  const [longitude, latitude] = position
  return { position: { latitude, longitude } }
}
