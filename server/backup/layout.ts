import { createHmac, hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { SitePlace } from '../core/media/site-place.ts'
import { isSameText } from '../core/process/same-text.ts'
import { BackupError } from './backup-error.ts'
import { KEY_FILE, openKey, type BackupKey } from './backup-key.ts'
import type { BackupStore } from './backup-store.ts'

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

const contentsSchema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().min(0) })

/** A file of the data folder. The pattern keeps a restore inside its folder. */
export const fileSchema = contentsSchema.extend({
  path: z
    .string()
    .regex(
      /^(?:secret|pictures\/[0-9a-f]{16}\/original\.[a-z]{3,4}|documents\/[0-9a-f]{16}\/[a-z0-9-]{1,80}\.[a-z\d]{3,4}|uploads\/[0-9a-f]{64}\.[a-z]{3,4}|private\/[0-9a-f-]{36})$/,
    ),
  modifiedMs: z.number(),
})
export type BackedUpFile = z.infer<typeof fileSchema>

/** For files on their way into a bucket of backups. */
export const scratchOf = ({ dataDir }: SitePlace): string => join(dataDir, 'backup-work')

export const nameAt = (time: string): string => time.replaceAll(':', '-')

export const isBackupName = (name: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/.test(name)

/** Relative to the folder of backups. @throws never: any hash gives a name */
export function filePath({ sha256 }: { sha256: string }, key: BackupKey | undefined): string {
  const name = key ? createHmac('sha256', key.names).update(sha256).digest('hex') : sha256
  return `${FILES}/${name.slice(0, 2)}/${name}`
}

const headerSchema = z.object({
  /** 2: encrypted; the header is authenticated, and files are bound to their names. */
  format: z.union([z.literal(1), z.literal(2)]),
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
  /** All files of the backup as they are stored: what a download has. Unknown of older ones. */
  storedBytes: z.int().optional(),
})
export type BackupHeader = z.infer<typeof headerSchema>

export function formatHeader(header: BackupHeader, key: BackupKey | undefined): string {
  const sealed = key ? { ...header, mac: macOf(header, key) } : header
  return `${JSON.stringify(sealed, undefined, 2)}\n`
}

/**
 * As it is written there, by whom ever: for lists. What is restored goes through `trustHeader`.
 * @throws BackupError for anything but a finished backup
 */
export async function readHeader(store: BackupStore, name: string): Promise<BackupHeader> {
  return (await readFields(store, name)).header
}

async function readFields(store: BackupStore, name: string) {
  const text = await store.readText(`${name}/${HEADER}`)
  if (text === undefined)
    throw new BackupError(`${store.name}/${name} is not a backup, or one that was not finished: it has no ${HEADER}.`)
  try {
    const { mac, ...fields } = JSON.parse(text) as Record<string, unknown>
    return { header: headerSchema.parse(fields), fields, mac }
  } catch (error) {
    throw new BackupError(`${store.name}/${name}/${HEADER} is damaged, or was written by a newer version.`, {
      cause: error,
    })
  }
}

export interface TrustOptions {
  passPhrase?: string | undefined
  /** Of the folder, if it is open: the pass phrase is not needed then. */
  key?: BackupKey | undefined
  /** A backup without encryption is taken although there is a pass phrase: anybody who can write there may have made it. */
  allowsUnencrypted?: boolean | undefined
}

/**
 * @returns whether nobody without the pass phrase can have written it, and the key of an encrypted backup
 * @throws BackupError for a wrong pass phrase, and for a header that somebody without it may have written
 */
export async function trustHeader(store: BackupStore, name: string, options: TrustOptions) {
  const { passPhrase, allowsUnencrypted = false } = options
  const { header, fields, mac } = await readFields(store, name)
  const path = `${store.name}/${name}`
  if (!header.isEncrypted) {
    if (!allowsUnencrypted && (passPhrase !== undefined || (await store.readText(KEY_FILE)) !== undefined))
      throw new BackupError(
        `${path} is not encrypted, but ${passPhrase === undefined ? `the folder has a ${KEY_FILE}` : 'a pass phrase is set'}: ` +
          'whoever can write there may have put another site in its place. ' +
          'If it is your own, from before there was a pass phrase, add --allow-unencrypted.',
      )
    return { header, isAuthenticated: false, key: undefined }
  }
  const key = options.key ?? (await openKey(store, passPhrase))
  if (!key) throw new BackupError(`${path} is encrypted, and ${store.name}/${KEY_FILE} is missing: copy it there.`)
  if (header.format === 1) return { header, isAuthenticated: false, key }
  if (!isSameText(String(mac), macOf(fields, key)))
    throw new BackupError(`${path}/${HEADER} was changed after the backup was made: do not use this backup.`)
  if (nameAt(header.at) !== name)
    throw new BackupError(`${path} is the backup ${nameAt(header.at)} under another name: give it that name again.`)
  return { header, isAuthenticated: true, key }
}

/** Of all fields, in the order in which they are written. */
function macOf(fields: Record<string, unknown>, { names }: BackupKey): string {
  const key = new Uint8Array(hkdfSync('sha256', names, '', HEADER, 32))
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest('hex')
}
