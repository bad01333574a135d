import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { archiveFiles, type Archive } from '../backup/archive.ts'
import { note, type Actor } from '../services/audit.ts'
import { ServiceError } from '../services/service-error.ts'
import type { Database } from '../store/schema.ts'
import type { SitePlace } from '../backup/layout.ts'
import { exportInProcess } from './export-process.ts'

let isRunning = false

/** Published content and drafts as a tar file; its temporary folder goes when it was sent. @throws ServiceError conflict */
export async function downloadExport(
  { db, actor, now }: { db: Kysely<Database>; actor: Actor; now: () => Date },
  place: SitePlace,
): Promise<Archive & { pieces: Readable }> {
  if (isRunning) throw new ServiceError('conflict', 'Another export is being made: wait until it is done')
  isRunning = true
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await exportInProcess({ place, folder })
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    const time = now()
    const name = `content-${time.toISOString().slice(0, 10)}`
    const archive = await archiveFiles(folder, paths.map((path) => path.replaceAll('\\', '/')).toSorted())
    await note(db, actor, time, { action: 'download', entity: 'export', id: name, label: name })
    const pieces = Readable.from(archive.pieces)
    pieces.once('close', () => void remove().catch(() => undefined))
    return { ...archive, fileName: `${name}.tar`, pieces }
  } catch (error) {
    await remove()
    throw error
  } finally {
    isRunning = false
  }
}
