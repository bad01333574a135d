import type { Kysely } from 'kysely'
import { among } from '../../store/engine.ts'
import type { Database } from '../../store/schema.ts'

/** All tags, with how many pictures have each. */
export async function listTags(db: Kysely<Database>): Promise<{ tag: string; count: number }[]> {
  const rows = await db
    .selectFrom('picture_tag')
    .innerJoin('picture', 'picture.id', 'picture_tag.picture_id')
    .select((eb) => ['tag', eb.fn.countAll<number>().as('count')])
    .where('trashed_at', 'is', null)
    .groupBy('tag')
    .orderBy('tag')
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}

export async function addTags(tx: Kysely<Database>, ids: readonly number[], tags: readonly string[]): Promise<void> {
  const rows = ids.flatMap((picture_id) => tags.map((tag) => ({ picture_id, tag })))
  if (rows.length === 0) return
  await tx
    .insertInto('picture_tag')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param tags undefined: all of them */
export async function removeTags(
  tx: Kysely<Database>,
  ids: readonly number[],
  tags?: readonly string[],
): Promise<void> {
  const rows = tx.deleteFrom('picture_tag').where(among(tx, 'picture_id', ids))
  if (!tags) await rows.execute()
  else if (tags.length > 0) await rows.where('tag', 'in', [...tags]).execute()
}
