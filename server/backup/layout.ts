import { createHmac } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'
import type { MediaConfig } from '../media/media-config.ts'
import { openMedia } from '../media/open-media.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { StorePlace } from '../store/snapshot.ts'

/*
 * A folder of backups, or a bucket:
 *
 *     {folder}/2026-11-22T20-45-00.000Z/backup.json    one backup; written last
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
  path: z
    .string()
    .regex(
      /^(?:secret|pictures\/[0-9a-f]{16}\/original\.[a-z]{3,4}|documents\/[0-9a-f]{16}\/[a-z0-9-]{1,80}\.[a-z]{3,4}|uploads\/[0-9a-f]{64}\.[a-z]{3,4})$/,
    ),
  modifiedMs: z.number(),
})
export type BackedUpFile = z.infer<typeof fileSchema>

/** Of a site. */
export interface SitePlace extends StorePlace {
  /** Undefined: pictures, documents and uploads are in the data folder. */
  media?: MediaConfig | undefined
}

export function mediaOf({ dataDir, media }: SitePlace): MediaStore {
  return openMedia(dataDir, media ?? { bucket: undefined, cacheBytes: 1 })
}

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

/** @throws BackupError for anything but a finished backup */
export async function readHeader(store: BackupStore, name: string): Promise<BackupHeader> {
  const text = await store.readText(`${name}/${HEADER}`)
  if (text === undefined)
    throw new BackupError(`${store.name}/${name} is not a backup, or one that was not finished: it has no ${HEADER}.`)
  try {
    return headerSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupError(`${store.name}/${name}/${HEADER} is damaged, or was written by a newer version.`, {
      cause: error,
    })
  }
}

export function formatHeader(header: BackupHeader): string {
  return `${JSON.stringify(header, undefined, 2)}\n`
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}
