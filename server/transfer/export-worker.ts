import { constants, setPriority } from 'node:os'
import { mediaOf } from '../backup/layout.ts'
import { openPictureFiles } from '../media/picture-files.ts'
import { parseAddress } from './copy-store.ts'
import type { ExportAnswer, ExportWork } from './export-process.ts'
import { exportSite } from './export-site.ts'

/** Writes one export; export-process.ts starts it. It ends when the server disconnects. */

process.once('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.umask(0o077)
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Some containers forbid it.
}

process.once('message', (work: ExportWork) => {
  void answerTo(work).then((answer) => process.send!(answer, () => process.exit(0)))
})

async function answerTo({ place, folder }: ExportWork): Promise<ExportAnswer> {
  try {
    const from = parseAddress(place.databaseUrl ?? place.dataDir)
    await exportSite({ from, pictureFiles: openPictureFiles(mediaOf(place)), folder, withDrafts: true })
    return { kind: 'made' }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
