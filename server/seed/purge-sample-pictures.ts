import { TRASH_DAYS } from '../../contract/limits.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import { removePicture } from '../core/pictures/picture-library.ts'
import type { UploadFiles } from '../core/pictures/upload-files.ts'
import { DAY } from '../core/process/durations.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { listOldPictures } from './sample-store.ts'

/** Deletes pictures that were in the trash for 30 days. Those that something shows again stay, also what is still in the trash does. */
export async function purgeSamplePictures(
  deps: Omit<WriteDeps, 'actor'>,
  stores: { files: PictureFiles; uploads: UploadFiles },
): Promise<number> {
  const before = new Date(deps.now().getTime() - TRASH_DAYS * DAY).toISOString()
  const actor = { id: null, email: 'trash', role: 'owner' as const, address: undefined }
  let count = 0
  for (const id of await listOldPictures(deps.db, before)) {
    try {
      await removePicture({ ...deps, actor }, stores, id)
      count += 1
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  return count
}
