import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'

export type TeamMemberTexts = Omit<Insertable<Database['team_member_translation']>, 'team_member_id' | 'locale'>

/** A member with the texts in every language. */
export async function findTeamMemberRecord(db: Kysely<Database>, id: number) {
  const row = await db.selectFrom('team_member').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const texts = await db.selectFrom('team_member_translation').selectAll().where('team_member_id', '=', id).execute()
  return { row, texts: new Map(texts.map((text) => [text.locale, text])) }
}

/** The highest order that a member has; 0 when there is none. */
export async function getLastTeamOrder(db: Kysely<Database>): Promise<number> {
  const { last } = await db.selectFrom('team_member').select((eb) => eb.fn.max('sort_order').as('last')).executeTakeFirstOrThrow()
  return last ?? 0
}

/** Changes columns of a member, and raises the version. */
export async function updateTeamMember(tx: Kysely<Database>, id: number, changes: Updateable<Database['team_member']>): Promise<void> {
  await tx
    .updateTable('team_member')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** @param texts null takes the language away */
export async function replaceTeamMemberTexts(tx: Kysely<Database>, id: number, locale: Locale, texts: TeamMemberTexts | null): Promise<void> {
  await tx.deleteFrom('team_member_translation').where('team_member_id', '=', id).where('locale', '=', locale).execute()
  if (texts) await tx.insertInto('team_member_translation').values({ team_member_id: id, locale, ...texts }).execute()
}

/** Takes a member away, with the texts. */
export async function deleteTeamMember(tx: Kysely<Database>, id: number): Promise<void> {
  await tx.deleteFrom('team_member').where('id', '=', id).execute()
}
