import type { BucketTimes } from '../core/media/bucket.ts'
import type { BucketPlace } from '../core/media/bucket-place.ts'
import type { ListedFile } from '../core/media/media-store.ts'
import { openBackupBucket } from './backup-bucket.ts'
import { openBackupFolder } from './backup-folder.ts'

/** A folder of backups (layout.ts), or a bucket of S3 with the same paths. */
export type BackupTarget = string | BucketPlace

/** Paths are relative, with `/` on every system. @throws BackupError, in all functions */
export interface BackupStore {
  /** For messages. */
  readonly name: string
  /** A local folder for files that are being written, on the disk of what is backed up or of the backups. */
  readonly work: string
  /**
   * Keeps other processes from writing here, and removes what an interrupted one left.
   * @throws BackupBusyError
   */
  claim(): Promise<() => Promise<void>>
  /** Tries everything that a backup does there: lists, writes, reads and deletes. */
  check(): Promise<void>
  /** Finished backups, oldest first. */
  listBackups(): Promise<string[]>
  /** Of one backup, or those that backups share. */
  list(folder: string): Promise<ListedFile[]>
  readText(path: string): Promise<string | undefined>
  writeText(path: string, text: string): Promise<void>
  read(path: string): AsyncIterable<Buffer>
  /** Moves a local file here. */
  adopt(path: string, file: string): Promise<void>
  /** Makes a backup of `work`: from now on it is listed. */
  finish(name: string): Promise<void>
  remove(path: string): Promise<void>
  removeBackup(name: string): Promise<void>
}

/**
 * @param scratch of a bucket: a folder for files on their way, needed for writing alone
 * @param times of a bucket: how long it is waited for
 */
export function openBackupStore(target: BackupTarget, scratch = '', times?: BucketTimes): BackupStore {
  return typeof target === 'string' ? openBackupFolder(target) : openBackupBucket(target, scratch, times)
}

/** A backup in a store, from its own path or address. */
export function splitBackup(backup: BackupTarget): { store: BackupStore; name: string } {
  if (typeof backup === 'string') {
    const [, folder = '.', name = ''] = /^(?:(.*)[/\\])?([^/\\]*)[/\\]*$/s.exec(backup) ?? []
    return { store: openBackupStore(folder === '' ? '/' : folder), name }
  }
  const parts = backup.prefix.split('/')
  const name = parts.pop()!
  return { store: openBackupStore({ ...backup, prefix: parts.join('/') }), name }
}

/** The address of a backup, for the one who opens it. */
export function backupIn(target: BackupTarget, name: string): BackupTarget {
  if (typeof target === 'string') return `${target}/${name}`
  return { ...target, prefix: [target.prefix, name].filter(Boolean).join('/') }
}
