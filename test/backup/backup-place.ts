import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { insertPicture } from '../../server/core/pictures/store/pictures.ts'
import { openStore } from '../../server/core/store/store.ts'
import { createStorePlace } from '../create-test-app.ts'
import { drawPicture } from '../core/pictures/picture-fixtures.ts'

export const PASS_PHRASE = 'kept in an envelope'

/** Gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export const pictureRow = (key: string, fileName: string) => ({
  key,
  file_name: fileName,
  media_type: 'image/jpeg',
  name: 'a.jpg',
  bytes: 1,
  width: 40,
  height: 30,
  color: '#000000',
  variants_made_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  translations: { en: { alt: '' } },
})

/** A store with pictures. */
export async function openPlace(engine: 'sqlite' | 'postgres' = 'sqlite', pictures = 1) {
  const place = await createStorePlace(engine)
  const store = await openStore(place)
  onTestFinished(() => store.close().catch(() => {}))
  const files = openPictureFiles(openMediaFolder(place.dataDir))
  const keys: string[] = []
  for (let red = 0; red < pictures; red += 1) {
    const { key, fileName } = await files.putOriginal(await drawPicture({ width: 40, height: 30, red }))
    await insertPicture(store.db, pictureRow(key, fileName))
    keys.push(key)
  }
  return { place, store, files, key: keys[0]!, keys }
}
