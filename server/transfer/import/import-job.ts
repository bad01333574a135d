import type { Kysely } from 'kysely'
import { z } from 'zod'
import { importOptionsSchema } from '../../../contract/transfer/import.ts'
import { STAFF_ROLES } from '../../../contract/accounts/staff-roles.ts'
import type { SitePlace } from '../../core/media/site-place.ts'
import { ChildDiedError, hasDiedBefore, workInChild } from '../../core/process/child-work.ts'
import type { JobHandler } from '../../core/jobs/handler.ts'
import type { Log } from '../../core/process/log.ts'
import { HOUR } from '../../core/process/durations.ts'
import { findImportRun, updateImportRun } from './import-store.ts'
import type { Database } from '../../core/store/schema.ts'
import { deleteImportFile, findImportFile } from './import-uploads.ts'
import type { ImportWork } from './run-import.ts'

/** Its subject is the id of the import. */
export const IMPORT_JOB = 'import'

const DIED_TWICE =
  'The program that imports ended twice before it was done, probably because the file needs more memory than it may ' +
  'take. What was imported stays. Divide the file, for example by year, and import the parts.'

const importPayload = z.object({
  /** Null: it is undone. */
  file: z.string().nullable(),
  actor: z.object({ id: z.string().nullable(), email: z.string(), role: z.enum(STAFF_ROLES).optional() }),
})

interface ImportJobDeps {
  db: Kysely<Database>
  place: SitePlace
  /** Called when pictures may have been added. */
  onPictures: () => void
  log: Log
}

/** Continues after a restart; what fails for a reason of the file is not tried again. */
export function createImportHandler({ db, place, onPictures, log }: ImportJobDeps): JobHandler {
  return {
    kind: IMPORT_JOB,
    claim: IMPORT_JOB,
    timeout: 12 * HOUR,
    async run({ subject, payload, last_error }, signal) {
      const { file: fileId, actor } = importPayload.parse(JSON.parse(payload))
      const file = fileId === null ? undefined : findImportFile(place.dataDir, fileId)
      if (fileId !== null && !file) throw new Error('The file of this import is on another machine, or deleted')
      try {
        const work: ImportWork = { place, runId: subject, actor: { ...actor, address: undefined }, file }
        await workInChild('server/import-worker.ts', work, signal)
      } catch (error) {
        if (error instanceof ChildDiedError && !signal.aborted && hasDiedBefore({ last_error }))
          await updateImportRun(db, subject, { state: 'failed', fault: DIED_TWICE })
        const run = await findImportRun(db, subject)
        if (run?.cancelled_at) return
        if (run?.state === 'running') await updateImportRun(db, subject, { state: 'waiting' })
        if (run?.state !== 'failed') throw error
        log.error(`Import of ${run.name}: ${run.fault}`)
        return
      } finally {
        onPictures()
      }
      const run = await findImportRun(db, subject)
      const isImported = run?.state === 'done' && !importOptionsSchema.parse(JSON.parse(run.options)).dryRun
      if (fileId !== null && isImported) await deleteImportFile(place.dataDir, fileId)
    },
  }
}
