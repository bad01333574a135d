import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkSqliteFile, StoreDamagedError } from '../core/store/check-sqlite.ts'
import { STORE_FILE } from '../core/store/store.ts'
import { BackupError } from './backup-error.ts'
import type { BackupHeader, TrustOptions } from './backup-header.ts'
import type { BackupTarget } from './backup-store.ts'
import { linesOf } from './lines.ts'
import { openBackup, type OpenBackup } from './open-backup.ts'

export interface VerifyReport {
  path: string
  header: BackupHeader
  /** False: not encrypted, or by a version that did not authenticate headers. */
  isAuthenticated: boolean
  faults: string[]
}

/** Reads every file of a backup, compares its checksum, and opens the store. @throws BackupError when it cannot begin */
export async function verifyBackup(target: BackupTarget, options: TrustOptions): Promise<VerifyReport> {
  const backup = await openBackup(target, options)
  const faults: string[] = []
  const attempt = (check: Promise<unknown>) =>
    check.catch((error: unknown) => {
      if (!(error instanceof BackupError) && !(error instanceof StoreDamagedError)) throw error
      faults.push(error.message)
    })
  await attempt(backup.header.engine === 'sqlite' ? openSqlite(backup) : backup.readStore(readRows))
  const files = await backup.listFiles().catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error
    faults.push(error.message)
    return []
  })
  for (const file of files) await attempt(backup.readFile(file, readAll))
  const { path, header, isAuthenticated } = backup
  return { path, header, isAuthenticated, faults }
}

async function openSqlite(backup: OpenBackup): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verify-'))
  try {
    const path = join(folder, STORE_FILE)
    await backup.readStore((pieces) => pipeline(pieces, createWriteStream(path, { mode: 0o600 })))
    checkSqliteFile(path, { info() {}, error() {} })
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function readRows(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const line of linesOf(pieces)) JSON.parse(line.replace(/^#/, ''))
}

export async function readAll(pieces: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(pieces, new Writable({ write: (_piece, _encoding, done) => done() }))
}
