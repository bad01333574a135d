import { resolve } from 'node:path'
import { isAddress, parseBucketAddress, type BucketAccess } from '../core/media/media-config.ts'
import type { BackupTarget } from './backup-store.ts'

/** How many days, weeks and months keep their last backup. */
export type KeptBackups = Record<'daily' | 'weekly' | 'monthly', number>

/** Read from the environment (server/config.ts). */
export interface BackupConfig {
  /** Undefined: none is made automatically. */
  target: BackupTarget | undefined
  /** A public site without a target; `BACKUP_DIR=none` says that it is backed up by other means. */
  isMissing?: boolean
  /** Time of day in Nepal, such as 02:30. */
  time: string
  kept: KeptBackups
  passPhrase: string | undefined
  /** Its first line is the pass phrase. */
  passPhraseFile: string | undefined
}

/** Parses BACKUP_KEEP, such as 7,5,12. */
export function readKept(text: string): KeptBackups {
  const [daily = 1, weekly = 0, monthly = 0] = text.split(',').map(Number)
  return { daily, weekly, monthly }
}

/** A folder, or a bucket (`s3://…`); undefined for an address that is wrong, or without keys. */
export function readBackupTarget(text: string, s3: BucketAccess | undefined): BackupTarget | undefined {
  if (!isAddress(text)) return resolve(text)
  const address = parseBucketAddress(text)
  return address && s3 && { ...s3, ...address }
}
