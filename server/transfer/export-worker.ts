import { mediaOf, type SitePlace } from '../core/media/site-place.ts'
import { answerWork } from '../core/process/child-work.ts'
import { openPictureFiles } from '../core/pictures/picture-files.ts'
import { parseAddress } from './copy-store.ts'
import { exportSite } from './export-site.ts'
import { TransferError } from './transfer-error.ts'

/** Writes one export; download-export.ts starts it. */
export interface ExportWork {
  place: SitePlace
  folder: string
  scratch: string
}

answerWork(
  async ({ place, folder, scratch }: ExportWork) => {
    const from = parseAddress(place.databaseUrl ?? place.dataDir)
    await exportSite({ from, pictureFiles: openPictureFiles(mediaOf(place)), folder, scratch, withDrafts: true })
  },
  { ForOperator: TransferError },
)
