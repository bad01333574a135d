import type { Kysely } from 'kysely'

const KINDS = [
  'category',
  'certificate',
  'client',
  'news',
  'page',
  'partner',
  'project',
  'service',
  'team_member',
  'timeline_item',
]

/** The language of texts that stand in for those of their locale: of items that are written in Nepali only. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const kind of KINDS) await db.schema.alterTable(`${kind}_translation`).addColumn('written_in', 'text').execute()
}
