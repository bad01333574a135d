import type { Insertable, Selectable } from 'kysely'
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
  }
}

export type FormStateRow = Selectable<Database['form_state']>
export type FormKey = Pick<FormStateRow, 'account_id' | 'entity' | 'item'>

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
    .where('account_id', '=', account_id)
    .where('entity', '=', entity)
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

export async function deleteFormStatesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('form_state').where('changed_at', '<', before).execute()
}
