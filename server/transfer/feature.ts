import { hasOwnContent } from '../core/content/own-content.ts'
import type { Feature } from '../core/feature.ts'
import { exportApi } from './export-api.ts'
import { createImportHandler } from './import/import-job.ts'
import { importsApi } from './import/imports-api.ts'

declare module '../core/feature.ts' {
  interface JobDeps {
    /** Called when another process may have added pictures. */
    onPictures: () => void
  }
}

export const transferFeature: Feature = {
  api: (deps) => ({
    '/export': exportApi(deps, deps.place),
    '/imports': importsApi(deps, deps.place, deps.wakeJobs),
  }),
  setUpSteps: [{ name: 'imports', isDone: ({ db }) => hasOwnContent(db, 'projects') }],
  jobs: ({ db, place, onPictures, log }) => [createImportHandler({ db, place, onPictures, log })],
}
