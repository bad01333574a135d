import { createHmac } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BackupKey } from './backup-key.ts'
import type { SitePlace } from '../core/media/site-place.ts'

/*
 * A folder of backups, or a bucket:
 *
 *     {folder}/2026-11-22T20-45-00.000Z/backup.json    one backup (backup-header.ts); written last
 *                                      /store          compressed
 *                                      /files          which files of the data folder it has; compressed
 *             /files/3f/3f…                            these files, by their contents, shared by all backups
 *             /key.json                                salt and check of the pass phrase, if there is one
 *             /.lock                                   of the process that writes here
 *
 * In a bucket, `lock.json` takes the place of .lock. Names that end in .part are of unfinished backups.
 */
export const FILES = 'files'
export const LOCK = '.lock'
export const UNFINISHED = 'unfinished.part'
export const HEADER = 'backup.json'
/** Of a backup, in the order in which they are stored. */
export const PARTS = ['store', 'files', HEADER]
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/

export const contentsSchema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().min(0) })

/** A file of the data folder. The pattern keeps a restore inside its folder. */
export const fileSchema = contentsSchema.extend({
  path: z
    .string()
    .regex(
      /^(?:secret|pictures\/[0-9a-f]{16}\/original\.[a-z]{3,4}|documents\/[0-9a-f]{16}\/[a-z0-9-]{1,80}\.[a-z]{3,4}|uploads\/[0-9a-f]{64}\.[a-z]{3,4})$/,
    ),
  modifiedMs: z.number(),
})
export type BackedUpFile = z.infer<typeof fileSchema>

/** For files on their way into a bucket of backups. */
export function scratchOf({ dataDir }: SitePlace): string {
  return join(dataDir, 'backup-work')
}

export function nameAt(time: string): string {
  return time.replaceAll(':', '-')
}

export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** Relative to the folder of backups. @throws never: any hash gives a name */
export function filePath({ sha256 }: { sha256: string }, key: BackupKey | undefined): string {
  const name = key ? createHmac('sha256', key.names).update(sha256).digest('hex') : sha256
  return `${FILES}/${name.slice(0, 2)}/${name}`
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}
