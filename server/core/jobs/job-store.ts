import { sql, type Selectable } from 'kysely'
import { DAY, HOUR, ago } from '../process/durations.ts'
import { among, changesRows, engineOf, writeWithoutWaiting } from '../store/engine.ts'
import type { Database, Db } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { JobHandler } from './handler.ts'

export type Job = Selectable<Database['job']>

/** How the kinds of rows begin that are no jobs, but leases of their own (server/core/jobs/lease.ts). */
export const CLAIM = 'claim-'

/** To be inserted in the transaction that causes it. Times are UTC ISO texts. */
interface NewJob {
  kind: string
  subject: string
  /** Stored as JSON. */
  payload?: object
  created_at: string
  due_at: string
}

/** Queues a job. One of the same kind and subject restarts; the outcome of its present run is then ignored. */
export async function putJob(tx: Db, { payload = {}, ...job }: NewJob): Promise<void> {
  const row = { ...job, payload: JSON.stringify(payload) }
  const fresh = {
    state: 'queued',
    attempts: 0,
    lease_holder: null,
    lease_end: null,
    last_error: null,
    finished_at: null,
  } as const
  await tx
    .insertInto('job')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ ...row, ...fresh }))
    .execute()
}

export async function insertJobOnce(db: Db, { payload = {}, ...job }: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute()
}

export async function findJob(db: Db, kind: string, subject: string): Promise<Job | undefined> {
  return db.selectFrom('job').selectAll().where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst()
}

/** Delays the queued jobs of a kind to `due` at least. */
export async function postponeJobs(db: Db, kind: string, due: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ due_at: due })
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .where('due_at', '<', due)
    .execute()
}

interface Claim {
  kinds: string[]
  now: string
  holder: string
  leaseEnd: string
}

/** Claims the job that has been due longest, also one whose lease expired. After a power cut a job may run twice. */
export function claimJob(db: Db, { kinds, now, holder, leaseEnd }: Claim): Promise<Job | undefined> {
  return writeWithoutWaiting(db, (free: Db) =>
    free
      .updateTable('job')
      .set((eb) => ({ state: 'running', lease_holder: holder, lease_end: leaseEnd, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('job')
          .select('id')
          .where('kind', 'in', kinds)
          .where('state', 'in', ['queued', 'running'])
          .where(DUE_AGAIN, '<=', now)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          // SQLite has one writer at a time; in Postgres, rows that another process is claiming are skipped.
          .$if(engineOf(db) === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst(),
  )
}

const DUE_AGAIN = sql<string>`case state when 'running' then lease_end else due_at end`

/** When the next queued or running job of these kinds can be claimed. */
export async function findNextDue(db: Db, kinds: string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('job')
    .select(sql<string | null>`min(${DUE_AGAIN})`.as('due'))
    .where('kind', 'in', kinds)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return row?.due ?? undefined
}

/** Returns whether the lease is still held. */
export function renewLease(db: Db, { id, holder, leaseEnd }: { id: number; holder: string; leaseEnd: string }) {
  return writeWithoutWaiting(db, (free: Db) => updateClaimed(free, id, holder, { lease_end: leaseEnd }))
}

export type JobResult = Pick<Job, 'state' | 'last_error'> & Partial<Pick<Job, 'due_at' | 'finished_at' | 'attempts'>>

/** Stores a run's outcome and ends its lease, unless the job was taken over, requeued or deleted meanwhile. */
export async function finishJob(
  db: Db,
  { id, holder, ...result }: { id: number; holder: string } & JobResult,
  alsoWrite?: (tx: Db) => Promise<void>,
): Promise<void> {
  const finish = async (tx: Db) => {
    if (await updateClaimed(tx, id, holder, { ...result, lease_holder: null, lease_end: null })) await alsoWrite?.(tx)
  }
  await writeWithoutWaiting(db, (free: Db) => (alsoWrite ? free.transaction().execute(finish) : finish(free)))
}

async function updateClaimed(db: Db, id: number, holder: string, values: Partial<Job>): Promise<boolean> {
  const claimed = db.updateTable('job').where('id', '=', id).where('lease_holder', '=', holder)
  return changesRows(claimed.where('state', '=', 'running').set(values))
}

/** Deletes a job if its lease is still held. */
export async function deleteClaimed(db: Db, { id, holder }: { id: number; holder: string }): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('lease_holder', '=', holder).execute()
}

/**
 * Corrects times that lie too far in the future because the clock was set back.
 * @param soon UTC ISO, later than now by more than the clocks of several machines differ
 * @param latest per kind, the latest time at which a job can be due
 */
export async function advanceJobs(
  db: Db,
  { now, soon, latest }: { now: string; soon: string; latest: Map<string, string> },
): Promise<void> {
  await db
    .updateTable('job')
    .set({ lease_end: now })
    .where('state', '=', 'running')
    .where('lease_end', '>', soon)
    .execute()
  await db
    .updateTable('job')
    .set({ due_at: now })
    .where('state', '=', 'queued')
    .where('due_at', '>', soon)
    .where((eb) =>
      eb.or([
        eb.and([eb('attempts', '=', 0), eb('due_at', '<=', eb.ref('created_at'))]),
        ...[...latest].map(([kind, time]) => eb.and([eb('kind', '=', kind), eb('due_at', '>', time)])),
      ]),
    )
    .execute()
}

export async function deleteJobs(tx: Db, kind: string, subjects: string[]): Promise<void> {
  await tx
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where(among(tx, 'subject', subjects))
    .execute()
}

async function deleteFinishedJobs(db: Db, kinds: string[], before: string): Promise<void> {
  await db
    .deleteFrom('job')
    .where('kind', 'in', kinds)
    .where('state', 'in', ['done', 'failed'])
    .where('finished_at', '<', before)
    .execute()
}

const RETENTION = 30 * DAY

export function createFinishedJobHandler({ db, now }: { db: Db; now: () => Date }, handlers: JobHandler[]): JobHandler {
  const kinds = handlers.filter(({ purgesItself }) => !purgesItself).map(({ kind }) => kind)
  return { kind: 'purge-finished-jobs', every: DAY, run: () => deleteFinishedJobs(db, kinds, ago(now(), RETENTION)) }
}

/** So that deleted rows disappear from SQLite's write-ahead log too. */
export function createLogHandler({ truncateLog }: Pick<Store, 'truncateLog'>): JobHandler {
  return { kind: 'purge-write-ahead-log', every: HOUR, run: () => truncateLog() }
}
