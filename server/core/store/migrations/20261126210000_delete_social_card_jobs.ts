import type { Kysely } from 'kysely'

/** No version runs these kinds any more: the firm's card is drawn at its first request. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.deleteFrom('job').where('kind', 'in', ['social-card', 'social-cards']).execute()
}
