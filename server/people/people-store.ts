import { countRows, type Slice } from '../core/store/paging.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Db } from '../core/store/schema.ts'

/** The people who worked on a project, in the order that staff chose. @param today those who have left are not among them */
export async function listPeopleOf(db: Db, project: number, locale: Locale, today: string) {
  return selectInvolved(db, today)
    .leftJoin('team_member_translation as english', (join) =>
      join.onRef('english.team_member_id', '=', 'person.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('team_member_translation as wanted', (join) =>
      join.onRef('wanted.team_member_id', '=', 'person.id').on('wanted.locale', '=', locale),
    )
    .select('person.slug')
    .select((eb) => [eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'), writtenIn.as('locale')])
    .select(['involved.held_position', 'involved.started', 'involved.ended', 'involved.dates_as_entered'])
    .where('involved.project_id', '=', project)
    .orderBy('involved.position')
    .execute()
}

/** The projects of the person with this slug, the latest first. */
export async function listProjectsOf(db: Db, slug: string, locale: Locale, today: string, { limit, offset }: Slice) {
  return selectInvolved(db, today)
    .innerJoin('project', 'project.id', 'involved.project_id')
    .leftJoin('project_translation as english', (join) =>
      join.onRef('english.project_id', '=', 'project.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('project_translation as wanted', (join) =>
      join.onRef('wanted.project_id', '=', 'project.id').on('wanted.locale', '=', locale),
    )
    .leftJoin('client_translation as english_client', (join) =>
      join.onRef('english_client.client_id', '=', 'project.client_id').on('english_client.locale', '=', 'en'),
    )
    .leftJoin('client_translation as wanted_client', (join) =>
      join.onRef('wanted_client.client_id', '=', 'project.client_id').on('wanted_client.locale', '=', locale),
    )
    .select([
      'project.id',
      'project.slug',
      'project.status',
      'project.started as project_started',
      'project.ended as project_ended',
      'project.dates_as_entered as project_dates_as_entered',
    ])
    .select((eb) => [
      eb.fn.coalesce('wanted.title', 'english.title').$notNull().as('title'),
      writtenIn.as('locale'),
      eb.fn.coalesce('wanted_client.name', 'english_client.name').as('client'),
    ])
    .select(['involved.held_position', 'involved.started', 'involved.ended', 'involved.dates_as_entered'])
    .where('person.slug', '=', slug)
    .orderBy(sql`coalesce(involved.started, project.started, '')`, 'desc')
    .orderBy('project.id', 'desc')
    .orderBy('involved.position')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countProjectsOf(db: Db, slug: string, today: string): Promise<number> {
  return countRows(
    selectInvolved(db, today).innerJoin('project', 'project.id', 'involved.project_id').where('person.slug', '=', slug),
  )
}

/** Whether somebody had a page at this slug and has left. */
export async function hasLeft(db: Db, slug: string, today: string): Promise<boolean> {
  const found = await db
    .selectFrom('team_member')
    .select('id')
    .where('slug', '=', slug)
    .where('consented_on', 'is not', null)
    .where('left_on', '<', today)
    .executeTakeFirst()
  return found !== undefined
}

const writtenIn = sql<Locale>`coalesce(wanted.written_in, wanted.locale, english.written_in, english.locale)`

/** Nobody without a page, who has left, or who has not made their projects public. */
const selectInvolved = (db: Db, today: string) =>
  db
    .selectFrom('project_person as involved')
    .innerJoin('team_member as person', 'person.id', 'involved.person_id')
    .where('person.consented_on', 'is not', null)
    .where('person.projects_for', '=', 'public')
    .where((eb): Expression<SqlBool> => eb.or([eb('person.left_on', 'is', null), eb('person.left_on', '>=', today)]))
