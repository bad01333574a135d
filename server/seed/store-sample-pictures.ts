import { join } from 'node:path'
import type { PictureFiles, StoredOriginal } from '../core/pictures/picture-files.ts'
import { ContentError, fault } from './content-error.ts'
import type { SamplePicture } from './sample-files.ts'

export type StoredPicture = SamplePicture & { original: StoredOriginal }

/** Idempotent: keys are hashes. @throws ContentError for an invalid or repeated picture */
export async function storeSamplePictures(
  pictureFiles: PictureFiles,
  contentDir: string,
  pictures: SamplePicture[],
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const nameByKey = new Map<string, string>()
  const faults: string[] = []
  for (const picture of pictures) {
    const file = `pictures/${picture.file}`
    try {
      const original = await pictureFiles.putOriginal(join(contentDir, file))
      const twin = nameByKey.get(original.key)
      if (twin) faults.push(fault(file, [], `is the same picture as ${twin}`))
      nameByKey.set(original.key, picture.file)
      stored.set(picture.file, { ...picture, original })
    } catch (error) {
      faults.push(fault(file, [], error instanceof Error ? error.message : String(error)))
    }
  }
  if (faults.length > 0) throw new ContentError(faults)
  return stored
}
