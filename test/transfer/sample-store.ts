import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import { registerContent } from '../../server/core/content/registration.ts'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { NOW, type StorePlace } from '../create-test-app.ts'

export const CONTENT = resolve(import.meta.dirname, '../../content')
const LOG = { info() {}, error() {} }

/** A store with the sample content. */
export async function openSampleStore(place: StorePlace): Promise<Store> {
  const store = await openEmptyStore(place)
  const pictureFiles = openPictureFiles(openMediaFolder(place.dataDir))
  await loadSampleContent({ db: store.db, pictureFiles, contentDir: CONTENT, log: LOG })
  await registerContent(store.db, NOW)
  return store
}

/** A store as the first start of an empty site leaves it. */
export async function openEmptyStore(place: StorePlace): Promise<Store> {
  const store = await openStore(place)
  onTestFinished(() => store.close().catch(() => {}))
  await loadPlaces({ db: store.db, contentDir: CONTENT })
  await registerContent(store.db, NOW)
  return store
}
