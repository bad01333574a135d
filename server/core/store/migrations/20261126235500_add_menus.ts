import { sql, type Kysely } from 'kysely'

/** One row at most: without it, the menus are the usual ones. */
export async function up(db: Kysely<any>): Promise<void> {
  const used = (table: string) => `
  create table ${table} (
    menu_id integer not null references menu (id) on delete cascade, position integer not null,
    entity text not null, item_id integer not null,
    constraint ${table}_key primary key (menu_id, position)
  );
  create index ${table}_by_item on ${table} (entity, item_id);`
  const tables = `
  create table menu (
    id integer primary key, created_at text not null, updated_at text not null,
    version integer not null default 1 check (version > 0), header text, footer text
  );
  create table menu_translation (
    menu_id integer not null references menu (id) on delete cascade, locale text not null, written_in text,
    constraint menu_translation_key primary key (menu_id, locale)
  );${used('menu_header_use')}${used('menu_footer_use')}`
  for (const statement of tables.split(';').filter((text) => text.trim() !== '')) await sql.raw(statement).execute(db)
}
