import { countRows } from '../core/store/paging.ts'
import type { Selectable } from 'kysely'
import type { Database, Db } from '../core/store/schema.ts'

export type Alert = Selectable<Database['alert']>
export type PastAlert = Selectable<Database['past_alert']>
export type AlertKey = Pick<Alert, 'kind' | 'subject'>

export async function listAlerts(db: Db): Promise<Alert[]> {
  return db.selectFrom('alert').selectAll().orderBy('began_at').execute()
}

export async function findAlert(db: Db, { kind, subject }: AlertKey): Promise<Alert | undefined> {
  return db.selectFrom('alert').selectAll().where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst()
}

/** Returns false if it is known already. */
export async function insertAlert(tx: Db, alert: Alert): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('alert')
    .values(alert)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Moves an alert to those that are over, and returns it. */
export async function endAlert(tx: Db, { kind, subject }: AlertKey, at: string): Promise<Alert | undefined> {
  const ended = await tx
    .deleteFrom('alert')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returningAll()
    .executeTakeFirst()
  if (ended)
    await tx
      .insertInto('past_alert')
      .values({ ...ended, ended_at: at })
      .execute()
  return ended
}

/** The last to end comes first. */
export async function listPastAlerts(db: Db, limit: number): Promise<PastAlert[]> {
  return db
    .selectFrom('past_alert')
    .selectAll()
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deletePastAlerts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('past_alert').where('ended_at', '<', before).execute()
}

/** Schedules of content that failed and wait for a person. */
export async function countFailedSchedules(db: Db): Promise<number> {
  return countRows(
    db
      .selectFrom('content_item')
      .where((eb) => eb.or([eb('schedule_fault', 'is not', null), eb('unpublish_fault', 'is not', null)]))
      .where('state', '!=', 'trash'),
  )
}
