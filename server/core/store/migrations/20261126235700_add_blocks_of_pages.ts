import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<any>): Promise<void> {
  const statements = [
    'alter table page add column blocks text',
    `create table page_use (
      page_id integer not null references page (id) on delete cascade, position integer not null,
      entity text not null, item_id integer not null,
      constraint page_use_key primary key (page_id, position)
    )`,
    'create index page_use_by_item on page_use (entity, item_id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
