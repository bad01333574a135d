import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema.ts'

export type Alert = Selectable<Database['alert']>
export type AlertKey = Pick<Alert, 'kind' | 'subject'>

export async function listAlerts(db: Kysely<Database>): Promise<Alert[]> {
  return db.selectFrom('alert').selectAll().orderBy('began_at').execute()
}

export async function findAlert(db: Kysely<Database>, { kind, subject }: AlertKey): Promise<Alert | undefined> {
  return db.selectFrom('alert').selectAll().where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst()
}

/** Returns false if it is known already. */
export async function insertAlert(tx: Kysely<Database>, alert: Alert): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('alert')
    .values(alert)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns the alert that was deleted. */
export async function deleteAlert(tx: Kysely<Database>, { kind, subject }: AlertKey): Promise<Alert | undefined> {
  return tx
    .deleteFrom('alert')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returningAll()
    .executeTakeFirst()
}

/** Schedules of content that failed and wait for a person. */
export async function countFailedSchedules(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('content_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('schedule_fault', 'is not', null)
    .where('state', '!=', 'trash')
    .executeTakeFirstOrThrow()
  return count
}
