import { createHmac } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'
import type { MediaConfig } from '../media/media-config.ts'
import { openMedia } from '../media/open-media.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { StorePlace } from '../store/snapshot.ts'

/*
 * A folder of backups:
 *
 *     {folder}/2026-11-22T20-45-00.000Z/backup.json    one backup; written last
 *                                      /store          compressed
 *                                      /files          which files of the data folder it has; compressed
 *             /files/3f/3f…                            these files, by their contents, shared by all backups
 *             /key.json                                salt and check of the pass phrase, if there is one
 *             /.lock                                   of the process that writes here
 *
 * Names that end in .part are of unfinished backups.
 */
export const FILES = 'files'
export const LOCK = '.lock'
const HEADER = 'backup.json'
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/

const contentsSchema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().min(0) })

const headerSchema = z.object({
  format: z.literal(1),
  /** Every write that was acknowledged before is in it. */
  at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Those of the store: an older program does not restore it. */
  migrations: z.array(z.string()),
  isEncrypted: z.boolean(),
  store: contentsSchema,
  files: contentsSchema,
  fileCount: z.int(),
  /** Files that the store names and that were lost before. */
  missing: z.array(z.string()),
  /** All that a restore writes. */
  bytes: z.int(),
})
export type BackupHeader = z.infer<typeof headerSchema>

/** A file of the data folder. The pattern keeps a restore inside its folder. */
export const fileSchema = contentsSchema.extend({
  path: z.string().regex(/^(?:secret|pictures\/[0-9a-f]{16}\/original\.[a-z]{3,4}|uploads\/[0-9a-f]{64}\.[a-z]{3,4})$/),
  modifiedMs: z.number(),
})
export type BackedUpFile = z.infer<typeof fileSchema>

/** Of a site. */
export interface SitePlace extends StorePlace {
  /** Undefined: pictures and uploads are in the data folder. */
  media?: MediaConfig | undefined
}

export function mediaOf({ dataDir, media }: SitePlace): MediaStore {
  return openMedia(dataDir, media ?? { bucket: undefined, cacheBytes: 1 })
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
  return join(FILES, name.slice(0, 2), name)
}

/** Names, oldest first; unfinished ones are not among them. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter(isBackupName).toSorted()
}

/** @throws BackupError for anything but a finished backup */
export async function readHeader(backup: string): Promise<BackupHeader> {
  const path = join(backup, HEADER)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT' || error.code === 'ENOTDIR'
        ? `${backup} is not a backup, or one that was not finished: it has no ${HEADER}.`
        : `${path} cannot be read: ${error.message}`,
    )
  })
  try {
    return headerSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupError(`${path} is damaged, or was written by a newer version.`, { cause: error })
  }
}

export async function writeHeader(backup: string, header: BackupHeader): Promise<void> {
  await writeFile(join(backup, HEADER), `${JSON.stringify(header, undefined, 2)}\n`, { mode: 0o600, flush: true })
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}
