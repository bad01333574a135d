import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { Log } from '../../../server/core/process/log.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { openPictureFiles, type PictureFiles } from '../../../server/core/pictures/picture-files.ts'
import { insertPicture } from '../../../server/core/pictures/store/pictures.ts'
import { type Store, openStore } from '../../../server/core/store/store.ts'
import { startS3 } from '../media/s3-server.ts'

/** Closed after the test. */
export async function openS3() {
  const s3 = await startS3()
  onTestFinished(s3.close)
  return s3
}

/** Gone after the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A data folder of its own with an empty store, both gone after the test.
 * @param databaseUrl the store's, where it is not the data folder's own
 */
export async function createDataFolder(
  databaseUrl?: string,
): Promise<{ dataDir: string; store: Store; pictureFiles: PictureFiles }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  const store = await openStore({ dataDir, databaseUrl })
  onTestFinished(async () => {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { dataDir, store, pictureFiles: openPictureFiles(openMediaFolder(dataDir)) }
}

/** A JPEG of one colour with a pattern in it; with the position of Kathmandu in its EXIF when told so. */
export async function drawPicture(options: {
  width: number
  height: number
  red?: number
  withPosition?: boolean
}): Promise<Buffer> {
  const { width, height, red = 120, withPosition = false } = options
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}" stroke="#fff" stroke-width="9"/></svg>`
  const picture = sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .composite([{ input: Buffer.from(stripes) }])
    .jpeg()
  if (!withPosition) return picture.toBuffer()
  return picture
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '27/1 42/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '85/1 19/1 12/1',
      },
    })
    .toBuffer()
}

/** As the body of a request. */
export const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)])

/** Puts a picture's file and row in; the row may say another size than the file has. */
export async function addPicture(
  { store, pictureFiles }: { store: Store; pictureFiles: PictureFiles },
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<{ id: number; key: string }> {
  const original = await pictureFiles.putOriginal(bytes)
  const id = await insertPicture(store.db, {
    key: original.key,
    file_name: original.fileName,
    media_type: original.mediaType,
    bytes: original.bytes,
    ...size,
    color: '#785a3c',
    variants_made_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    translations: { en: { alt: 'A stripe' } },
  })
  return { id, key: original.key }
}

/** Keeps what is said. */
export function createTestLog(): Log & { lines: string[]; errors: string[] } {
  const lines: string[] = []
  const errors: string[] = []
  return {
    lines,
    errors,
    info: (text) => void lines.push(text),
    error: (text, cause) => void errors.push(cause instanceof Error ? `${text}: ${cause.message}` : text),
  }
}
