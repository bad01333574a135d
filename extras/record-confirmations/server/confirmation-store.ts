import { sql, type Generated, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { changesRows } from '../../../server/core/store/engine.ts'
import type { Database, Db } from '../../../server/core/store/schema.ts'
import type { RecordCorrection } from '../contract/record-health.ts'
import { CONFIRMED_ENTITIES } from '../contract/confirmed-entities.ts'

/** A mailed link. Its token is derived from the row and the server's secret; the store alone cannot reveal it. */
interface ConfirmationRequestTable {
  id: string
  entity: ContentEntity
  item_id: number
  email: string
  token_hash: string
  /** Of the link. */
  origin: string
  asked_at: string
  used_at: string | null
  answer: 'confirmed' | 'corrected' | null
}

interface ConfirmationCorrectionTable {
  id: Generated<number>
  entity: ContentEntity
  item_id: number
  text: string
  name: string
  email: string
  state: Generated<'open' | 'accepted' | 'refused'>
  /** Why it was refused. */
  answer: string | null
  created_at: string
  decided_at: string | null
  decided_by: string | null
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    confirmation_request: ConfirmationRequestTable
    confirmation_correction: ConfirmationCorrectionTable
  }
}

/** The name of the fact that has the settings. */
export const SETTINGS = 'record_health'

export type RequestRow = Selectable<Database['confirmation_request']>
/** The published records of the kinds that are confirmed, with the state of their check. */
export async function listPublishedRecords(db: Db) {
  return db
    .selectFrom('content_item as item')
    .leftJoin('confirmation', (join) =>
      join.onRef('confirmation.entity', '=', 'item.entity').onRef('confirmation.item_id', '=', 'item.item_id'),
    )
    .select(['item.entity', 'item.item_id', 'item.title', 'item.titles', 'item.updated_at'])
    .select(['owner_name', 'owner_email', 'language', 'checked_on', 'checked_by', 'asked_at', 'wanted_at'])
    .where('item.entity', 'in', CONFIRMED_ENTITIES)
    .where('item.state', '=', 'published')
    .orderBy('checked_on')
    .orderBy('item.entity')
    .orderBy('item.item_id')
    .execute()
}
export type PublishedRecord = Awaited<ReturnType<typeof listPublishedRecords>>[number]

export async function findRequest(db: Db, by: 'id' | 'token_hash', value: string) {
  return db.selectFrom('confirmation_request').selectAll().where(by, '=', value).executeTakeFirst()
}

/** Returns false if it was used already, also by a concurrent answer. */
export async function markUsed(
  tx: Db,
  id: string,
  { at, answer }: { at: string; answer: NonNullable<RequestRow['answer']> },
): Promise<boolean> {
  const used = tx.updateTable('confirmation_request').set({ used_at: at, answer })
  return changesRows(used.where('id', '=', id).where('used_at', 'is', null))
}

/** Mails to each address since a time. */
export async function countRequestsByEmail(db: Db, after: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('confirmation_request')
    .select((eb) => ['email', eb.fn.countAll<number>().as('count')])
    .where('asked_at', '>', after)
    .groupBy('email')
    .execute()
  return new Map(rows.map(({ email, count }) => [email, Number(count)]))
}

export async function listOpenCorrections(db: Db): Promise<Omit<RecordCorrection, 'title'>[]> {
  return db
    .selectFrom('confirmation_correction')
    .select(['id', 'entity', 'item_id as itemId', 'text', 'name', 'email', 'created_at as createdAt'])
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
}

/** For the dashboard, with one statement: open corrections, the oldest check of what is published, the settings. */
export async function findAttention(db: Db) {
  const { rows } = await sql<{ corrections: number; oldest: string | null; settings: string | null }>`select
    (select count(*) from confirmation_correction where state = 'open') as corrections,
    (select min(checked_on) from confirmation join content_item as item
      on item.entity = confirmation.entity and item.item_id = confirmation.item_id
      where item.state = 'published') as oldest,
    (select value from store_fact where name = ${SETTINGS}) as settings`.execute(db)
  return { ...rows[0]!, corrections: Number(rows[0]!.corrections) }
}

/** Returns false if somebody has decided it already. */
export async function decideCorrection(
  tx: Db,
  id: number,
  decision: Updateable<Database['confirmation_correction']>,
): Promise<boolean> {
  const decided = tx.updateTable('confirmation_correction').set(decision)
  return changesRows(decided.where('id', '=', id).where('state', '=', 'open'))
}

/** Deletes links and decided corrections from before these times, and all of items that were deleted permanently. */
export async function purgeConfirmations(
  db: Db,
  { requests, corrections }: { requests: string; corrections: string },
): Promise<void> {
  await db.deleteFrom('confirmation_request').where('asked_at', '<', requests).execute()
  await db.deleteFrom('confirmation_correction').where('decided_at', '<', corrections).execute()
  for (const table of ['confirmation', 'confirmation_request', 'confirmation_correction'] as const) {
    const isDeleted = sql<SqlBool>`not exists (select 1 from content_item as item
      where item.entity = ${sql.table(table)}.entity and item.item_id = ${sql.table(table)}.item_id)`
    await db.deleteFrom(table).where(isDeleted).execute()
  }
}
