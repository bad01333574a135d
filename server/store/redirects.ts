import type { Insertable, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Has an old address lead to wherever an item stands; what it led to before is forgotten. */
export async function putItemRedirect(
  tx: Kysely<Database>,
  redirect: Pick<Insertable<Database['redirect']>, 'from_path' | 'entity' | 'item_id' | 'created_at'>,
): Promise<void> {
  await deleteRedirectsFrom(tx, redirect.from_path)
  await tx.insertInto('redirect').values({ ...redirect, to_path: null }).execute()
}

export async function deleteRedirectsFrom(tx: Kysely<Database>, path: string): Promise<void> {
  await tx.deleteFrom('redirect').where('from_path', '=', path).execute()
}
