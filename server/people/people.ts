import { sql, type AliasedRawBuilder, type RawBuilder, type Expression, type Selectable, type SqlBool } from 'kysely'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { teamMemberKind } from '../../contract/people/kind.ts'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import { personSchema, type Person, type PersonProject } from '../../contract/people/person.ts'
import type { ProjectPerson } from '../../contract/projects/project-person.ts'
import type { ServiceLead } from '../../contract/projects/service-lead.ts'
import { teamListQuerySchema, teamMemberSchema } from '../../contract/people/team-member.ts'
import { localeOfTexts } from '../core/content/facts.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { periodInBs, readDatesAsEntered } from '../core/languages/calendar.ts'
import { ServiceError, notFound } from '../core/process/service-error.ts'
import { engineOf, hasRows } from '../core/store/engine.ts'
import { listAnswer, sliceOf, totalOf, countRows, type Slice } from '../core/store/paging.ts'
import type { Database, Db } from '../core/store/schema.ts'
import { toOwnFacts } from '../facts/public.ts'
import { answeredLocale, joinTexts, textOf } from '../core/store/translation.ts'

export const team = publicKind(teamMemberKind, {
  item: teamMemberSchema,
  detail: personSchema,
  query: teamListQuerySchema,
  // Null without a page.
  values: { slug: (row) => row['slug'] },
})

/** @throws ServiceError not_found; gone for somebody who has left */
export async function getPerson(db: Db, slug: string, locale: Locale, now = new Date()): Promise<Person> {
  const person = await team.find(db, slug, locale, now)
  // `find` reads the rows.
  if (person) return { ...person, facts: await toOwnFacts(db, person.facts, locale, now) }
  if (await hasLeft(db, slug, nepalDay(now))) throw new ServiceError('gone', 'This person no longer works here')
  throw notFound('Person')
}

/** The people who worked on a project and agreed to be named, in the order that staff chose; none who have left. */
export async function listProjectPeople(
  db: Db,
  project: { id: number } & ProjectDates,
  locale: Locale,
  now: Date,
): Promise<ProjectPerson[]> {
  const rows = await selectInvolved(db, nepalDay(now))
    .leftJoin('team_member_translation as english', textOf('english.team_member_id', 'person.id', 'en'))
    .leftJoin('team_member_translation as wanted', textOf('wanted.team_member_id', 'person.id', locale))
    .select('person.slug')
    .select((eb) => [eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'), answeredLocale])
    .select(['involved.held_position', 'involved.started', 'involved.ended', 'involved.dates_as_entered'])
    .where('involved.project_id', '=', project.id)
    .orderBy('involved.position')
    .execute()
  return rows.map(({ name, slug, locale: nameLocale, ...row }) => ({
    name,
    slug,
    ...toInvolvement(row, project, locale),
    locale: nameLocale,
  }))
}

/** None of a person who is unknown, or does not want them to be public. */
export async function listPersonProjects(
  db: Db,
  slug: string,
  query: ListQuery,
  now: Date,
): Promise<ListAnswer<PersonProject>> {
  const [slice, today] = [sliceOf(query), nepalDay(now)]
  const rows = await listProjectsOf(db, slug, query.locale, today, slice)
  const all = selectInvolved(db, today).innerJoin('project', 'project.id', 'involved.project_id')
  const total = await totalOf(rows, slice, () => countRows(all.where('person.slug', '=', slug)))
  const data = rows.map(({ id, title, slug: project, status, client, locale, ...row }) => {
    const dates = {
      started: row.project_started,
      ended: row.project_ended,
      dates_as_entered: row.project_dates_as_entered,
    }
    return { id, title, slug: project, status, client, ...toInvolvement(row, dates, query.locale), locale }
  })
  return listAnswer(data, total, query)
}

type ProjectDates = Pick<Selectable<Database['project']>, 'started' | 'ended' | 'dates_as_entered'>

/** Those of the project where a person has none of their own: an end beside an own start may be open. */
function toInvolvement(row: ProjectDates & { held_position: string }, project: ProjectDates, locale: Locale) {
  const isOwn = row.started !== null || row.ended !== null
  const { started, ended, dates_as_entered } = isOwn ? row : project
  const entered = readDatesAsEntered(dates_as_entered).datesAsEntered ?? {}
  const [start, end] = isOwn ? [entered['from'], entered['to']] : [entered['start'], entered['end']]
  const period = {
    start: started,
    end: ended,
    ...((start ?? end) !== undefined && { datesAsEntered: { ...(start && { start }), ...(end && { end }) } }),
  }
  const texts = JSON.parse(row.held_position) as Record<Locale, string>
  const positionLocale = localeOfTexts([texts], locale)
  return { position: texts[positionLocale], ...period, periodBs: periodInBs(period, locale), positionLocale }
}

/**
 * The lead of a service, as one JSON text, for a query of what refers to the service; null for none, for a draft, without
 * a page, and for somebody who has left. @param service its id
 */
export function leadColumn(
  db: Db,
  service: RawBuilder<unknown>,
  { locale, today }: { locale: Locale; today: string },
): AliasedRawBuilder<string | null, 'lead'> {
  const jsonObject = engineOf(db) === 'postgres' ? sql`json_build_object` : sql`json_object`
  return sql<string | null>`(select cast(${jsonObject}(
      'name', coalesce(wanted.name, english.name),
      'slug', person.slug,
      'position', coalesce(wanted.position, english.position, ''),
      'locale', ${answeredLocale.expression}
    ) as text)
    from service as led inner join team_member as person on person.id = led.lead_id
    ${joinTexts('team_member', 'person', locale)}
    where led.id = ${service} and person.consented_on is not null
      and (person.left_on is null or person.left_on >= ${today}))`.as('lead')
}

export const toLead = (json: string | null) => (json === null ? null : (JSON.parse(json) as ServiceLead))

/** The projects of the person with this slug, the latest first. */
async function listProjectsOf(db: Db, slug: string, locale: Locale, today: string, { limit, offset }: Slice) {
  return selectInvolved(db, today)
    .innerJoin('project', 'project.id', 'involved.project_id')
    .leftJoin('project_translation as english', textOf('english.project_id', 'project.id', 'en'))
    .leftJoin('project_translation as wanted', textOf('wanted.project_id', 'project.id', locale))
    .leftJoin('client_translation as english_client', textOf('english_client.client_id', 'project.client_id', 'en'))
    .leftJoin('client_translation as wanted_client', textOf('wanted_client.client_id', 'project.client_id', locale))
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
      answeredLocale,
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

/** Whether somebody had a page at this slug and has left. */
async function hasLeft(db: Db, slug: string, today: string): Promise<boolean> {
  const paged = db.selectFrom('team_member').select('id').where('slug', '=', slug).where('consented_on', 'is not', null)
  return hasRows(paged.where('left_on', '<', today))
}

/** Nobody without a page, who has left, or who has not made their projects public. */
const selectInvolved = (db: Db, today: string) =>
  db
    .selectFrom('project_person as involved')
    .innerJoin('team_member as person', 'person.id', 'involved.person_id')
    .where('person.consented_on', 'is not', null)
    .where('person.projects_for', '=', 'public')
    .where((eb): Expression<SqlBool> => eb.or([eb('person.left_on', 'is', null), eb('person.left_on', '>=', today)]))
