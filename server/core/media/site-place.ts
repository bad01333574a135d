import type { Log } from '../process/log.ts'
import type { StorePlace } from '../store/snapshot.ts'
import { openBucket } from './bucket.ts'
import { openMediaBucket } from './media-bucket.ts'
import type { MediaConfig } from './media-config.ts'
import { openMediaFolder } from './media-folder.ts'
import type { MediaStore } from './media-store.ts'

/** Opens the store of pictures; nothing is read yet. */
export function openMedia(dataDir: string, { bucket, cacheBytes }: MediaConfig, log?: Log): MediaStore {
  return bucket === undefined
    ? openMediaFolder(dataDir)
    : openMediaBucket({ bucket: openBucket(bucket, undefined, log), dataDir, cacheBytes })
}

export interface SitePlace extends StorePlace {
  /** Undefined: pictures, documents and uploads are in the data folder. */
  media?: MediaConfig | undefined
}

export function mediaOf({ dataDir, media }: SitePlace): MediaStore {
  return openMedia(dataDir, media ?? { bucket: undefined, cacheBytes: 1 })
}
