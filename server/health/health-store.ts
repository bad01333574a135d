import { sql, type SqlBool } from 'kysely'
import { engineOf } from '../core/store/engine.ts'
import { CLAIM } from '../core/jobs/job-store.ts'
import { MAIL_JOB } from '../core/mail/mail-store.ts'
import { migrations } from '../core/store/migrations.ts'
import { countRows } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'

export type StoreHealth = Awaited<ReturnType<typeof readStoreHealth>>

/** From this attempt on, a job that is tried again counts as failing. */
const FAILING_ATTEMPTS = 3

/**
 * Reads few rows, by the index of due jobs.
 * @param failedSince UTC ISO
 * @param idleSince UTC ISO
 * @param kinds which this program runs: others wait until they are switched on
 */
export async function readStoreHealth(
  db: Db,
  { now, failedSince, idleSince, kinds }: { now: string; failedSince: string; idleSince: string; kinds: string[] },
) {
  const waiting = db.selectFrom('job').where('state', 'in', ['queued', 'running'])
  const dueJobs = waiting.where('kind', 'in', kinds).where('state', '=', 'queued').where('due_at', '<=', now)
  const [applied, bytes, pictures, jobs, due, failing, mail] = await Promise.all([
    sql<{ name: string }>`select name from kysely_migration`.execute(db),
    readBytes(db),
    countRows(db.selectFrom('picture')),
    db
      .selectFrom('job')
      .select((eb) => ['kind', 'state', eb.fn.countAll<number>().as('count')])
      .where('kind', 'not like', `${CLAIM}%`)
      .where(sql<SqlBool>`(state in ('queued', 'running') or (state = 'failed' and finished_at > ${failedSince}))`)
      .groupBy(['kind', 'state'])
      .orderBy('kind')
      .orderBy('state')
      .execute(),
    dueJobs
      .select((eb) => ['kind', eb.fn.countAll<number>().as('count'), eb.fn.min<string>('due_at').as('oldest')])
      .groupBy('kind')
      .orderBy('count', 'desc')
      .orderBy('kind')
      .execute(),
    countRows(
      waiting.where('kind', 'in', kinds).where('attempts', '>=', FAILING_ATTEMPTS).where('last_error', 'is not', null),
    ),
    waiting
      .select((eb) => eb.fn.min<string | null>('created_at').as('oldest'))
      .where('kind', '=', MAIL_JOB)
      // One that is to be sent later does not wait yet.
      .where((eb) => eb.or([eb('attempts', '>', 0), eb('due_at', '<=', now)]))
      .executeTakeFirstOrThrow(),
  ])
  const late = due.filter(({ oldest }) => oldest < idleSince)
  const moving = late.length > 0 ? await listMovingKinds(db, { now, idleSince }) : []
  const names = new Set(applied.rows.map(({ name }) => name))
  return {
    /** Those that this program knows and the store has not had. */
    missingMigrations: Object.keys(migrations).filter((name) => !names.has(name)),
    bytes,
    pictures,
    /** Queued and running ones, and those that failed since the given time. */
    jobs,
    due: {
      count: due.reduce((sum, { count }) => sum + count, 0),
      oldest: first(due),
      kinds: due.map(({ kind, count }) => ({ kind, count })),
    },
    /** Since when the first is due of a kind of which no job runs or ended lately: those of others are only many. */
    stuckSince: first(late.filter(({ kind }) => !moving.includes(kind))),
    failing,
    oldestMail: mail.oldest,
  }
}

const first = (due: { oldest: string }[]): string | null => due.map(({ oldest }) => oldest).toSorted()[0] ?? null

/** Kinds of which a job runs, or ended after `idleSince`. */
async function listMovingKinds(db: Db, { now, idleSince }: { now: string; idleSince: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('kind')
    .distinct()
    .where(sql<SqlBool>`(state = 'running' and lease_end > ${now}) or (state = 'done' and finished_at > ${idleSince})`)
    .execute()
  return rows.map(({ kind }) => kind)
}

async function readBytes(db: Db): Promise<number> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(db)
  return rows[0]!.bytes
}
