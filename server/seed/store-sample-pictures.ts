import { join } from 'node:path'
import type { PictureFiles, StoredOriginal } from '../media/picture-files.ts'
import { ContentError, fault } from './content-error.ts'
import type { SamplePicture } from './sample-files.ts'

/** A sample picture whose original is kept. */
export type StoredPicture = SamplePicture & { original: StoredOriginal }

/**
 * Keeps the originals of the sample pictures. Done again it changes nothing: each has its place by its bytes.
 * @returns the pictures by the names of their files, in their order
 * @throws ContentError for a file that is no picture, or the same one as another
 */
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
