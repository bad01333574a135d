import { mediaOf, type SitePlace } from '../../backup/layout.ts'
import { answerWork } from '../../child-work.ts'
import { openPictureFiles } from '../../media/picture-files.ts'
import { openPictureWorkshop } from '../../media/picture-workshop.ts'
import type { Actor } from '../../services/audit.ts'
import { findImportRun } from '../../store/imports.ts'
import { openStore } from '../../store/store.ts'
import { TransferError } from '../transfer-error.ts'
import { runImport, type ImportFile } from './run-import.ts'
import { undoImport } from './undo-import.ts'

/** Runs or undoes one import; import-job.ts starts it. What it has done stays when it is stopped, and can be continued. */
export interface ImportWork {
  place: SitePlace
  runId: string
  actor: Actor
  /** Undefined: it is undone. */
  file?: ImportFile | undefined
}

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
  { ForOperator: TransferError, onStop: () => stop.abort() },
)
