import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { among } from './engine.ts'
import type { Database } from './schema.ts'
import { contains, searchPatterns } from './search.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export type TeamMemberRow = Awaited<ReturnType<typeof listTeamMembers>>[number]

export async function countTeamMembers(db: Kysely<Database>, search: string | undefined): Promise<number> {
  const { rows } = await db
    .selectFrom('team_member')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where(memberMatches(search))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listTeamMembers(
  db: Kysely<Database>,
  search: string | undefined,
  locale: Locale,
  { limit, offset }: Slice,
) {
  return selectTeamMembers(db, locale)
    .where(memberMatches(search))
    .orderBy('team_member.sort_order')
    .orderBy('team_member.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function listTeamMembersById(db: Kysely<Database>, ids: readonly number[], locale: Locale) {
  return selectTeamMembers(db, locale)
    .where(among(db, 'team_member.id', ids))
    .execute()
}

function selectTeamMembers(db: Kysely<Database>, locale: Locale) {
  return db
    .selectFrom('team_member')
    .leftJoin('team_member_translation as english', (join) =>
      join.onRef('english.team_member_id', '=', 'team_member.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('team_member_translation as wanted', (join) =>
      join.onRef('wanted.team_member_id', '=', 'team_member.id').on('wanted.locale', '=', locale),
    )
    .select(['team_member.id', 'team_member.photo_picture_id', 'team_member.sort_order'])
    .select((eb) => [
      eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'),
      eb.fn.coalesce('wanted.position', 'english.position').as('position'),
      eb.fn.coalesce('wanted.department', 'english.department').as('department'),
      eb.fn.coalesce('wanted.qualifications', 'english.qualifications').as('qualifications'),
      answeredLocale,
    ])
}

function memberMatches(search: string | undefined): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'team_member'>()
  return eb.and(
    searchPatterns(search ?? '').map((pattern) =>
      eb.exists(
        eb
          .selectFrom('team_member_translation as text')
          .select('text.team_member_id')
          .whereRef('text.team_member_id', '=', 'team_member.id')
          .where((text) =>
            text.or([
              contains(text.ref('text.name'), pattern),
              contains(text.ref('text.position'), pattern),
              contains(text.ref('text.department'), pattern),
              contains(text.ref('text.qualifications'), pattern),
            ]),
          ),
      ),
    ),
  )
}
