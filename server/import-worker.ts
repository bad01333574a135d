import './features.ts'
import { mediaOf } from './core/media/site-place.ts'
import { answerWork } from './core/process/child-process.ts'
import { openPictureFiles } from './core/pictures/picture-files.ts'
import { openPictureWorkshop } from './core/pictures/picture-workshop.ts'
import { findImportRun } from './transfer/import/import-store.ts'
import { openStore } from './core/store/store.ts'
import { runImport, type ImportWork } from './transfer/import/run-import.ts'
import { undoImport } from './transfer/import/undo-import.ts'

/** The process of one import; import-records.ts starts it. What it has done stays when it is stopped, and can be continued. */
const stop = new AbortController()

answerWork(
  async ({ place, runId, actor, file }: ImportWork) => {
    const store = await openStore(place)
    const log = { info() {}, error: (text: string) => console.error(text) }
    const pictureFiles = openPictureFiles(mediaOf(place))
    const workshop = openPictureWorkshop({ db: store.db, pictureFiles, log })
    const deps = { db: store.db, place, workshop, now: () => new Date(), signal: stop.signal }
    try {
      const run = await findImportRun(store.db, runId)
      if (run && file) await runImport(deps, run, file, actor)
      else if (run) await undoImport({ ...deps, actor }, run)
    } finally {
      await workshop.stop()
      await store.close()
    }
  },
  () => stop.abort(),
)
