import './features.ts'
import { mediaOf } from './core/media/site-place.ts'
import { answerWork } from './core/process/child-process.ts'
import { openPictureFiles } from './core/pictures/picture-files.ts'
import { parseAddress } from './transfer/copy-store.ts'
import { exportSite } from './transfer/export-site.ts'
import type { ExportWork } from './transfer/download-export.ts'

/** The process of one export; download-export.ts starts it. */
answerWork(async ({ place, folder, scratch, reader }: ExportWork) => {
  const from = parseAddress(place.databaseUrl ?? place.dataDir)
  const pictureFiles = openPictureFiles(mediaOf(place))
  await exportSite({ from, pictureFiles, folder, scratch, withDrafts: true, reader })
})
