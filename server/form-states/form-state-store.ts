import { sql, type Insertable, type Selectable } from 'kysely'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { Database, Db } from '../core/store/schema.ts'

declare module '../core/store/schema.ts' {
  interface Database {
    /** A form with input that is not saved. */
    form_state: {
      id: string
      account_id: string
      entity: ContentEntity
      /** The id of the item, or a name for one that was never saved. */
      item: string
      /** JSON: as a save would send it, with faults. */
      document: string
      /** The version at the form's beginning; null for a new item. */
      version: number | null
      /** Which form of which browser has sent it. */
      form: string
      /** This and `seen_at` served presence, which has a table of its own. */
      opened_at: string
      changed_at: string
      seen_at: string
    }
    /** An item that is open in a tab of somebody's browser. */
    form_presence: {
      account_id: string
      entity: ContentEntity
      item: number
      tab: string
      opened_at: string
      seen_at: string
    }
  }
}

export type FormStateRow = Selectable<Database['form_state']>
type FormKey = Pick<FormStateRow, 'account_id' | 'entity' | 'item'>

export async function findFormState(db: Db, id: string): Promise<FormStateRow | undefined> {
  return db.selectFrom('form_state').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @param key without an item: the newest form of an item that was never saved */
export async function findOwnState(
  db: Db,
  { account_id, entity, item }: Omit<FormKey, 'item'> & { item: string | undefined },
): Promise<FormStateRow | undefined> {
  const own = db
    .selectFrom('form_state')
    .selectAll()
    .where((eb) => eb.and({ account_id, entity }))
    .orderBy('changed_at', 'desc')
    .limit(1)
  return (item === undefined ? own.where('version', 'is', null) : own.where('item', '=', item)).executeTakeFirst()
}

/** Replaces the form's former state, and keeps its id. */
export async function putFormState(tx: Db, row: Insertable<Database['form_state']>): Promise<FormStateRow> {
  const { document, version, form, opened_at, changed_at, seen_at } = row
  return tx
    .insertInto('form_state')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'entity', 'item'])
        .doUpdateSet({ document, version, form, opened_at, changed_at, seen_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Of a form that was saved or discarded. */
export async function deleteFormState(db: Db, key: FormKey): Promise<void> {
  await db
    .deleteFrom('form_state')
    .where((eb) => eb.and(key))
    .execute()
}

/** Keeps the newest rows of an account. */
export async function deleteBeyond(tx: Db, accountId: string, most: number): Promise<void> {
  const beyond = tx
    .selectFrom('form_state')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .limit(1000)
    .offset(most)
  await tx.deleteFrom('form_state').where('id', 'in', beyond).execute()
}

/** UTC ISO texts: when the last kept form was changed, and the last tab seen. */
export async function deleteBefore(db: Db, changed: string, seen: string): Promise<void> {
  await db.deleteFrom('form_state').where('changed_at', '<', changed).execute()
  await db.deleteFrom('form_presence').where('seen_at', '<', seen).execute()
}

type PresenceKey = Pick<Database['form_presence'], 'account_id' | 'entity' | 'item' | 'tab'>

/** @param since a sign of life before this time was of an earlier opening */
export async function putPresence(db: Db, key: PresenceKey, { seen, since }: Record<'seen' | 'since', string>) {
  await db
    .insertInto('form_presence')
    .values({ ...key, opened_at: seen, seen_at: seen })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'entity', 'item', 'tab']).doUpdateSet({
        opened_at: sql`case when form_presence.seen_at > ${since} then form_presence.opened_at else ${seen} end`,
        seen_at: seen,
      }),
    )
    .execute()
}

export async function deletePresence(db: Db, key: PresenceKey): Promise<void> {
  await db
    .deleteFrom('form_presence')
    .where((eb) => eb.and(key))
    .execute()
}

/** Other tabs with a sign of life since then, one for each account, the earliest first. */
export async function listOthers(db: Db, { account_id, entity, item, tab }: PresenceKey, since: string) {
  const rows = await db
    .selectFrom('form_presence')
    .innerJoin('staff_user', 'staff_user.id', 'form_presence.account_id')
    .select((eb) => ['staff_user.id', 'staff_user.name', eb.fn.min('opened_at').as('since')])
    .where('entity', '=', entity)
    .where('item', '=', item)
    .where('tab', '!=', tab)
    .where('seen_at', '>', since)
    .groupBy(['staff_user.id', 'staff_user.name'])
    .orderBy('since')
    .limit(10)
    .execute()
  return rows.map(({ id, ...other }) => ({ ...other, isCaller: id === account_id }))
}
