import type { StorePlace } from '../store/snapshot.ts'
import type { MediaConfig } from './media-config.ts'
import type { MediaStore } from './media-store.ts'
import { openMedia } from './open-media.ts'

/** Of a site. */
export interface SitePlace extends StorePlace {
  /** Undefined: pictures, documents and uploads are in the data folder. */
  media?: MediaConfig | undefined
}

export function mediaOf({ dataDir, media }: SitePlace): MediaStore {
  return openMedia(dataDir, media ?? { bucket: undefined, cacheBytes: 1 })
}
