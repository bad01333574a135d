import type { JobHandler } from '../jobs/handler.ts'
import { deleteJobs, putJob } from '../jobs/job-store.ts'
import { DAY } from '../process/durations.ts'
import type { Db } from '../store/schema.ts'
import type { MediaStore } from './media-store.ts'
import { mediaOf, type SitePlace } from './site-place.ts'

const JOB = 'delete-files'

/**
 * Queues the deletion of files, unless a row names them then: in the transaction that takes their row away, or before
 * they are stored for a row to come. So none stay behind, and are served, where the program ends in between.
 * @param paths `pictures/{key}`, `documents/{key}`, `uploads/{hash}.{kind}`, `private/{key}` @param due milliseconds from now
 */
export async function queueDeletion(tx: Db, paths: readonly string[], now: Date, due = 0): Promise<void> {
  const due_at = new Date(now.getTime() + due).toISOString()
  for (const subject of paths) await putJob(tx, { kind: JOB, subject, created_at: now.toISOString(), due_at })
}

/** In the transaction that adds the row of these files. */
export const cancelDeletion = (tx: Db, paths: string[]): Promise<void> => deleteJobs(tx, JOB, paths)

/** Does at once what was queued. @throws UnavailableError: the job does it later */
export async function deleteUnnamed(db: Db, media: MediaStore, paths: string[]): Promise<void> {
  for (const path of paths) await removeUnnamed(db, media, path)
  await cancelDeletion(db, paths)
}

export function createDeletionHandler({ db, place }: { db: Db; place: SitePlace }): JobHandler {
  return { kind: JOB, attempts: Infinity, run: ({ subject }) => removeUnnamed(db, mediaOf(place), subject) }
}

/** Deletes private files that no row names, such as what came after the backup that was restored. */
export function createSweepHandler({ db, place, now }: { db: Db; place: SitePlace; now: () => Date }): JobHandler {
  return {
    kind: 'sweep-private-files',
    every: DAY,
    async run() {
      const media = mediaOf(place)
      const before = now().getTime() - 2 * DAY
      for await (const { path, modifiedAt } of media.listAll('private'))
        if (modifiedAt.getTime() < before) await removeUnnamed(db, media, path)
    },
  }
}

const TABLES = { pictures: 'picture', documents: 'document', private: 'private_file' } as const

async function removeUnnamed(db: Db, media: MediaStore, path: string): Promise<void> {
  const [folder, name = ''] = path.split('/')
  const isOneFile = folder === 'uploads' || folder === 'private'
  const rows =
    folder === 'uploads'
      ? db.selectFrom('picture').where('upload_hash', '=', name.split('.')[0]!)
      : db.selectFrom(TABLES[folder as keyof typeof TABLES]).where('key', '=', name)
  if (await rows.select('key').executeTakeFirst()) return
  await (isOneFile ? media.remove(path) : media.removeFolder(path))
}
