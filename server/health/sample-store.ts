import type { Insertable, Kysely, Selectable } from 'kysely'
import { writeWithoutWaiting } from '../core/store/engine.ts'
import type { Database } from '../core/store/schema.ts'

export type Sample = Selectable<Database['sample']>

/** Does nothing if the process has a sample of that time: then its clock was set back. */
export async function insertSamples(db: Kysely<Database>, rows: Insertable<Database['sample']>[]): Promise<void> {
  if (rows.length === 0) return
  await writeWithoutWaiting(db, (free: Kysely<Database>) =>
    free
      .insertInto('sample')
      .values(rows)
      .onConflict((on) => on.columns(['span', 'at', 'process']).doNothing())
      .execute(),
  )
}

/** Oldest first. @param from UTC ISO */
export async function listSamples(db: Kysely<Database>, span: Sample['span'], from: string): Promise<Sample[]> {
  return db
    .selectFrom('sample')
    .selectAll()
    .where('span', '=', span)
    .where('at', '>=', from)
    .orderBy('at')
    .orderBy('process')
    .execute()
}

export async function findLastSample(db: Kysely<Database>, span: Sample['span']): Promise<string | undefined> {
  const row = await db
    .selectFrom('sample')
    .select((eb) => eb.fn.max<string | null>('at').as('at'))
    .where('span', '=', span)
    .executeTakeFirst()
  return row?.at ?? undefined
}

export async function deleteOldSamples(db: Kysely<Database>, span: Sample['span'], before: string): Promise<void> {
  await writeWithoutWaiting(db, (free: Kysely<Database>) =>
    free.deleteFrom('sample').where('span', '=', span).where('at', '<', before).execute(),
  )
}
