import { readBackupTarget } from '../../server/backup/backup-config.ts'
import type { BackupTarget } from '../../server/backup/backup-store.ts'
import { parseBucketAddress, type BucketAccess } from '../../server/core/media/media-config.ts'
import { UsageError } from '../site/run-command.ts'

/** A folder, or the address of a bucket. @throws UsageError */
export function targetOf(text: string, s3: BucketAccess | undefined): BackupTarget {
  const target = readBackupTarget(text, s3)
  if (target !== undefined) return target
  if (!parseBucketAddress(text)) throw new UsageError(`${text} is not an address such as s3://bucket/backups`)
  throw new UsageError('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or both with _FILE')
}

export function megabytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export function engineName(engine: 'sqlite' | 'postgres'): string {
  return engine === 'sqlite' ? 'SQLite' : 'Postgres'
}

export const NOT_AUTHENTICATED =
  'This backup is from a version that did not authenticate them: its contents are intact, but nothing proves that nobody ' +
  'exchanged parts of it. Backups from now on prove it.'
