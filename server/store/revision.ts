import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** A number that is higher after every write to content: what was rendered from an older one is stale. */
export async function getContentRevision(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.revision
}

/** To be called once in each transaction that writes content. The insert and replace functions leave it to their caller. */
export async function raiseContentRevision(tx: Kysely<Database>): Promise<void> {
  await tx
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

/** Whether anything was ever written: a store that has content is never given the sample content. */
export async function hasContent(db: Kysely<Database>): Promise<boolean> {
  return (await getContentRevision(db)) > 1
}
