import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Locale } from '../../contract/locale.ts'
import { archiveFolder } from '../backup/public.ts'
import type { Archive } from '../core/api/download.ts'
import { workInChild } from '../core/process/child-process.ts'
import { ClaimHeldError, withClaim } from '../core/jobs/lease.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { HOUR } from '../core/process/durations.ts'
import { conflict } from '../core/process/service-error.ts'
import type { SitePlace } from '../core/media/site-place.ts'
import { openWorkFolder } from './work-folder.ts'

/** Writes one export; download-export.ts starts it. */
export interface ExportWork {
  place: SitePlace
  folder: string
  scratch: string
  reader: Locale
}

type DownloadDeps = WriteDeps & { reader: Locale }

/** A process that hangs would keep all others from an export. */
const TIMEOUT = HOUR

/** Published content and drafts as a tar file; its files are deleted when it was sent. @throws ServiceError conflict */
export async function downloadExport(deps: DownloadDeps, place: SitePlace): Promise<Archive & { pieces: Readable }> {
  const { db, now } = deps
  return withClaim(db, 'export', (lost) => makeArchive(deps, place, lost), now).catch((error: unknown) => {
    if (!(error instanceof ClaimHeldError)) throw error
    throw conflict('Another export is being made: wait until it is done')
  })
}

async function makeArchive({ db, actor, now, reader }: DownloadDeps, place: SitePlace, lost: AbortSignal) {
  await using held = new AsyncDisposableStack()
  const { path } = held.use(await openWorkFolder(place.dataDir))
  const [folder, scratch] = [join(path, 'export'), join(path, 'scratch')]
  await mkdir(scratch)
  const work: ExportWork = { place, folder, scratch, reader }
  const signal = AbortSignal.any([lost, AbortSignal.timeout(TIMEOUT)])
  await workInChild('server/export-worker.ts', work, signal)
  const time = now()
  const name = `content-${time.toISOString().slice(0, 10)}`
  const archive = await archiveFolder(folder)
  await note(db, actor, time, { action: 'download', entity: 'export', id: name, label: name })
  const pieces = Readable.from(archive.pieces)
  const untilSent = held.move()
  pieces.once('close', () => void untilSent.disposeAsync().catch(() => undefined))
  return { ...archive, fileName: `${name}.tar`, pieces }
}
