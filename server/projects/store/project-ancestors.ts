import type { Kysely } from 'kysely'
import type { Database } from '../../core/store/schema.ts'

/** The nearest first. */
export async function listAncestorIds(db: Kysely<Database>, id: number): Promise<number[]> {
  const ids: number[] = []
  let next: number | null = id
  while (next !== null) {
    const row: { parent_id: number | null } | undefined = await db
      .selectFrom('project')
      .select('parent_id')
      .where('id', '=', next)
      .executeTakeFirst()
    next = row?.parent_id ?? null
    if (next === null || ids.includes(next)) return ids
    ids.push(next)
  }
  return ids
}
