import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export async function getContentRevision(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('content_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.revision
}

/** To be called once in each transaction that writes content. */
export async function raiseContentRevision(tx: Kysely<Database>): Promise<void> {
  await tx
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

/** Whether content was ever written; such a store never gets the sample content. */
export async function hasContent(db: Kysely<Database>): Promise<boolean> {
  return (await getContentRevision(db)) > 1
}
