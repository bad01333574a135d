import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import { registerContent } from '../../server/core/content/registration.ts'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { fillPlace, NOW, type StorePlace } from '../create-test-app.ts'

export const CONTENT = resolve(import.meta.dirname, '../../content')
const LOG = { info() {}, error() {} }

/** A store with the sample content. */
export const openSampleStore = (place: StorePlace): Promise<Store> =>
  openFilled(place, 'sample', async (empty) => {
    const store = await openEmptyStore(empty)
    const pictureFiles = openPictureFiles(openMediaFolder(empty.dataDir))
    await loadSampleContent({ db: store.db, pictureFiles, contentDir: CONTENT, log: LOG })
    await registerContent(store.db, NOW)
    await store.close()
  })

/** A store as the first start of an empty site leaves it. */
export const openEmptyStore = (place: StorePlace): Promise<Store> =>
  openFilled(place, 'empty', async (empty) => {
    const store = await openStore(empty)
    await loadPlaces({ db: store.db, contentDir: CONTENT })
    await registerContent(store.db, NOW)
    await store.close()
  })

async function openFilled(...parts: Parameters<typeof fillPlace>): Promise<Store> {
  await fillPlace(...parts)
  const store = await openStore(parts[0])
  onTestFinished(() => store.close().catch(() => {}))
  return store
}
