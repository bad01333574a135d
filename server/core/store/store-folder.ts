import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../process/operator-error.ts'

export type Release = () => void

/** By SQLite's lock on an empty file, which the system releases even after a crash. Undefined: claimed already. */
export function claimFolder(file: string): Release | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
  return () => lock.close()
}

const SQLITE_BUSY = 5

export function isBusy(error: unknown): boolean {
  // The lower byte is the primary result code.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}

/** The data folder cannot be used, or another server uses it. The message is for the operator. */
export class StoreFolderError extends OperatorError {
  override name = 'StoreFolderError'
}

const ADVICE: Record<string, () => string> = {
  EACCES: () =>
    `the user ${userInfo().username} may not write there (EACCES). Give it the folder (chown -R), or set DATA_DIR`,
  EROFS: () =>
    'the file system is read-only (EROFS). Mount it for writing, name the folder in ReadWritePaths of the systemd unit, or set DATA_DIR',
  ENOTDIR: () => 'a part of its path is a file (ENOTDIR). Set DATA_DIR to a folder',
  EEXIST: () => 'there is a file of this name (EEXIST). Set DATA_DIR to a folder',
  ENOENT: () => 'a part of its path does not exist (ENOENT). Set DATA_DIR, or mount the disk',
}
/** https://www.sqlite.org/rescode.html: the file cannot be opened, or not be written. */
const SQLITE_CANTOPEN = 14
const SQLITE_READONLY = 8

/** @returns why a file or folder cannot be used, and what to do about it; undefined for any other error */
export function describeFolderFault(error: unknown, dataDir = 'The data folder'): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, path, errcode } = error as { code?: string; path?: string; errcode?: number }
  const isSqlite = [SQLITE_CANTOPEN, SQLITE_READONLY].includes((errcode ?? 0) & 0xff)
  // SQLite has no words for EACCES and EROFS; it needs to write beside its file too.
  if (isSqlite) return `${dataDir} cannot be used: ${error.message}; ${ADVICE['EACCES']!()}.`
  const advice = path !== undefined && ADVICE[code === 'EPERM' ? 'EACCES' : (code ?? '')]
  return advice ? `${path} cannot be used: ${advice()}.` : undefined
}

/** @throws StoreFolderError for what the operator can correct */
export function inFolder<Result>(dataDir: string, open: () => Result): Result {
  try {
    return open()
  } catch (error) {
    const fault = describeFolderFault(error, dataDir)
    throw fault === undefined ? error : new StoreFolderError(fault)
  }
}

const LOCK = '.server'
/** Milliseconds in which a server that was told to stop may end. */
const PATIENCE = 2_000
const INTERVAL = 100

/**
 * Keeps a second server out of a SQLite store until this process ends, however it ends. Commands beside a server
 * (staff, backup, import) do not claim it.
 * @throws StoreFolderError while another server has it
 */
export async function claimStore(dataDir: string, patience = PATIENCE): Promise<Release> {
  for (const deadline = performance.now() + patience; ; await wait(INTERVAL)) {
    const release = inFolder(dataDir, () => {
      mkdirSync(dataDir, { recursive: true })
      return claimFolder(join(dataDir, LOCK))
    })
    if (release) return release
    if (performance.now() > deadline) break
  }
  throw new StoreFolderError(
    `Another server uses the store in ${dataDir}. Stop it first, or set another DATA_DIR. ` +
      'Several servers at one store need Postgres (docs/operations.md).',
  )
}
