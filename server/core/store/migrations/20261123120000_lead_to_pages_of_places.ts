import { sql, type Kysely } from 'kysely'

/** Results of the search led to lists of projects before places had pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update search_document set path = replace(path, '/projects?district=', '/districts/')
    where entity = 'places'`.execute(db)
  await sql`update search_document set path = replace(path, '/projects?province=', '/provinces/')
    where entity = 'places'`.execute(db)
}
