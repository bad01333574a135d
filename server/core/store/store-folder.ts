import { userInfo } from 'node:os'

/** The data folder cannot be used, or another server uses it. The message is for the operator. */
export class StoreFolderError extends Error {
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
