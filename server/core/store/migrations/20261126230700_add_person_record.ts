import { sql, type Kysely } from 'kysely'

/** The record of a person for CVs. */
export async function up(db: Kysely<any>): Promise<void> {
  const own = ['joined_on', 'dates_as_entered', 'nec_number', 'date_of_birth', 'nationality', 'phone', 'email']
  for (const name of own) await db.schema.alterTable('team_member').addColumn(name, 'text').execute()
  await db.schema.alterTable('team_member').addColumn('first_work_year', 'integer').execute()
  for (const group of CONSENTS)
    await db.schema
      .alterTable('team_member')
      .addColumn(`${group}_for`, 'text', (column) => column.notNull().defaultTo('bids'))
      .execute()
  for (const name of ['profession', 'specialities', 'key_qualifications'])
    await db.schema.alterTable('team_member_translation').addColumn(name, 'text').execute()
  for (const [table, columns] of Object.entries(TABLES)) {
    const name = `team_member_${table}`
    await sql`create table ${sql.table(name)} (
      team_member_id integer not null references team_member (id) on delete cascade,
      position integer not null, ${sql.raw(columns)},
      constraint ${sql.ref(`${name}_key`)} primary key (team_member_id, position)
    )`.execute(db)
  }
}

const CONSENTS = [
  'specialities',
  'years',
  'education',
  'training',
  'employment',
  'memberships',
  'nec_number',
  'languages',
]

/** Texts in several languages are JSON. */
const TABLES = {
  education: `degree text not null, subject text not null, institution text not null, country text not null,
      year text, dates_as_entered text`,
  training: 'title text not null, institution text not null, year text, dates_as_entered text',
  employment: `employer text not null, held_position text not null, started text, ended text, place text not null,
      summary text not null, dates_as_entered text`,
  membership: 'body text not null, number text, since text, dates_as_entered text',
  language: 'language text not null, speak text, read text, write text',
}
