import { ConfigError } from '../../server/config.ts'
import { asCalledHere } from '../../server/core/process/project-folder.ts'
import { BucketRefusedError } from '../../server/core/media/bucket.ts'
import { UnavailableError } from '../../server/core/process/unavailable.ts'
import { readBackupTarget } from '../../server/backup/backup-config.ts'
import { BackupError } from '../../server/backup/backup-error.ts'
import type { BackupTarget } from '../../server/backup/backup-store.ts'
import { ClaimHeldError } from '../../server/core/jobs/lease.ts'
import { parseBucketAddress, type BucketAccess } from '../../server/core/media/bucket-place.ts'
import { StoreDamagedError, StoreFolderError, StoreVersionError } from '../../server/core/store/store.ts'
import { DatabaseNotEmptyError } from '../../server/core/store/postgres-rows.ts'
import { StoreInUseError } from '../../server/core/store/sqlite-rows.ts'
import { TransferError } from '../../server/transfer/transfer-error.ts'

/** The command was called in a wrong way; its message precedes the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const FOR_OPERATORS = [
  BucketRefusedError,
  UnavailableError,
  BackupError,
  ClaimHeldError,
  ConfigError,
  DatabaseNotEmptyError,
  StoreDamagedError,
  StoreFolderError,
  StoreInUseError,
  StoreVersionError,
  TransferError,
]

/** Prints why a command failed, and sets its exit code: 2 for a wrong call, otherwise 1. */
export function fail(error: unknown, usage: string): void {
  const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(`${(error as Error).message}\n\n${asCalledHere(usage)}`)
  else if (FOR_OPERATORS.some((kind) => error instanceof kind)) console.error(asCalledHere((error as Error).message))
  else console.error(error)
  process.exitCode = isUsage ? 2 : 1
}

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
