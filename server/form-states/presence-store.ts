import { sql } from 'kysely'
import type { Present } from '../../contract/form-states/form-state.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { Database, Db } from '../core/store/schema.ts'

declare module '../core/store/schema.ts' {
  interface Database {
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

export async function deletePresencesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('form_presence').where('seen_at', '<', before).execute()
}

/** Other tabs with a sign of life since then, one for each account, the earliest first. */
export async function listOthers(
  db: Db,
  { account_id, entity, item, tab }: PresenceKey,
  since: string,
): Promise<Present['others']> {
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
