import type { Kysely } from 'kysely'

/** No version runs this kind any more; one of before this that still runs puts it back at its next start. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.deleteFrom('job').where('kind', '=', 'index-now').execute()
}
