import { statfs } from 'node:fs/promises'
import type { HealthChecks } from '../../contract/health/operations.ts'
import { MAIL_LATE_MINUTES } from '../../contract/limits.ts'
import { type BackupConfig, readLastBackup, type LastBackup } from '../backup/public.ts'
import { ago, DAY, MINUTE } from '../core/process/durations.ts'
import { messageOf } from '../core/process/service-error.ts'
import { readStoreHealth, type StoreHealth } from './health-store.ts'
import type { Db } from '../core/store/schema.ts'

/**
 * Returns a function that runs a check, once for all callers of the same time. One that hangs is not repeated, so that
 * callers do not fill the thread pool.
 * @param timeout milliseconds until a caller gets an error
 */
export function createProbe<Result>(work: () => Promise<Result>, timeout: number): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return async () => {
    running ??= work().finally(() => (running = undefined))
    running.catch(() => {})
    const { promise: late, reject } = Promise.withResolvers<never>()
    using timer = setTimeout(() => reject(new Error(`It did not answer within ${timeout / 1000} s`)), timeout)
    return await Promise.race([running, late])
  }
}

/** Returns a function whose result is used again for so many milliseconds. */
export function keepFor<Result>(age: number, work: () => Result, clock = () => performance.now()): () => Result {
  let last: { at: number; result: Result } | undefined
  return () => {
    const time = clock()
    if (last === undefined || time - last.at >= age) last = { at: time, result: work() }
    return last.result
  }
}

const MIB = 1024 * 1024
const PATIENCE = 2_000
/** Milliseconds for which a result is used again: strangers may ask as often as they like. */
const MAX_AGE = 1_000
/** A due job of a running server is claimed within seconds, unless many of its kind are before it. */
const JOB_LATE = 5 * MINUTE
const LITTLE_DISK = 0.1
/** Less than a large upload and its write-ahead log need. */
const MIN_FREE = 64 * MIB

type Check = Pick<HealthChecks['mails'], 'status' | 'fault'>

export interface Health {
  status: Check['status']
  at: string
  checks: HealthChecks
}

export interface HealthDeps {
  db: Db
  dataDir: string
  backup: BackupConfig
  /** The fault of the place of backups at the start; a later backup shows that it was mended. */
  backupFault?: () => { message: string; at: string } | undefined
  /** The kinds of jobs that this process runs. */
  jobKinds: () => string[]
  now?: () => Date
  /** Milliseconds until a check has failed. */
  patience?: number
  maxAge?: number
}

export type ReadHealth = () => Promise<Health>

/** Returns a function that reads the present state within the time-out, whatever hangs; it never rejects. */
export function createHealthReader({
  db,
  dataDir,
  backup,
  backupFault = () => undefined,
  jobKinds,
  now = () => new Date(),
  patience = PATIENCE,
  maxAge = MAX_AGE,
}: HealthDeps): ReadHealth {
  const readStore = createProbe(
    () =>
      readStoreHealth(db, {
        now: now().toISOString(),
        failedSince: ago(now(), DAY),
        idleSince: ago(now(), JOB_LATE),
        kinds: jobKinds(),
      }),
    patience,
  )
  const readDisk = createProbe(() => statfs(dataDir), patience)
  const readBackup = createProbe(() => readLastBackup(db, now(), backup), patience)

  async function read(): Promise<Health> {
    const [ofStore, disk, lastBackup] = await Promise.all([
      readStore().then((store) => judgeStore(store, now()), withoutStore),
      readDisk().then(judgeDisk, unreadAs('unavailable')),
      readBackup().then((last) => judgeBackup(last, backupFault()), unreadAs('degraded')),
    ])
    const checks: HealthChecks = { ...ofStore, disk, backup: lastBackup }
    return { status: worst(Object.values(checks)), at: now().toISOString(), checks }
  }

  return keepFor(maxAge, read)
}

function judgeStore(store: StoreHealth, now: Date): Pick<HealthChecks, 'store' | 'jobs' | 'mails'> {
  const { missingMigrations, bytes, pictures, jobs: counts, due, stuckSince, failing, oldestMail } = store
  const jobAge = due.oldest === null ? 0 : now.getTime() - Date.parse(due.oldest)
  const failed = counts.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0)
  const oldestSeconds = oldestMail === null ? 0 : Math.round((now.getTime() - Date.parse(oldestMail)) / 1000)
  return {
    store: {
      ...degradedIf(missingMigrations.length > 0, `It lacks ${missingMigrations.join(', ')}`, 'unavailable'),
      missingMigrations,
      bytes,
      pictures,
    },
    jobs: {
      ...degradedIf(
        stuckSince !== null || failing > 0 || failed > 0,
        `${due.count} due, the oldest for ${Math.round(jobAge / 1000)} s; ${failing} failing; ${failed} given up in a day`,
      ),
      due,
      stuckSince,
      failing,
      failed,
      counts,
    },
    mails: {
      ...degradedIf(
        oldestSeconds > MAIL_LATE_MINUTES * 60,
        `The oldest mail has waited for ${Math.round(oldestSeconds / 60)} minutes`,
      ),
      oldestSeconds,
    },
  }
}

const unreadAs = (status: Check['status']) => (reason: unknown) => ({ status, fault: messageOf(reason) })

function withoutStore(reason: unknown): Pick<HealthChecks, 'store' | 'jobs' | 'mails'> {
  const unknown = { status: 'unavailable', fault: 'Unknown without the store' } as const
  return { store: unreadAs('unavailable')(reason), jobs: unknown, mails: unknown }
}

/** Without room nothing can be stored, and everything can be read: such a server still gets requests. */
export function judgeDisk({ bavail, blocks, bsize }: { bavail: number; blocks: number; bsize: number }) {
  const freeBytes = bavail * bsize
  const totalBytes = blocks * bsize
  const fault = `${Math.round(freeBytes / MIB)} MiB of ${Math.round(totalBytes / MIB)} MiB are free`
  return {
    ...degradedIf(freeBytes < MIN_FREE || freeBytes < totalBytes * LITTLE_DISK, fault),
    freeBytes,
    totalBytes,
  }
}

function judgeBackup(backup: LastBackup, atStart: { message: string; at: string } | undefined) {
  const { isLate, lastError, at } = backup
  const fault = lastError ?? (atStart && (at === null || at < atStart.at) ? atStart.message : null)
  return { ...degradedIf(isLate || fault !== null, fault ?? `The newest one is of ${at}`), ...backup }
}

function degradedIf(isWrong: boolean, fault: string, status: Check['status'] = 'degraded'): Check {
  return isWrong ? { status, fault } : { status: 'ready' }
}

function worst(checks: Check[]): Check['status'] {
  const all = new Set(checks.map(({ status }) => status))
  if (all.has('unavailable')) return 'unavailable'
  return all.has('degraded') ? 'degraded' : 'ready'
}
