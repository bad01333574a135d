import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { teamMemberKind } from '../../contract/kinds/team-member.ts'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import { personSchema, type Person, type PersonProject } from '../../contract/people/person.ts'
import type { ProjectPerson } from '../../contract/people/project-person.ts'
import type { ServiceLead } from '../../contract/people/service-lead.ts'
import { teamListQuerySchema, teamMemberSchema } from '../../contract/people/team-member.ts'
import { localeOfTexts } from '../core/content/facts.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { periodInBs, readDatesAsEntered } from '../core/languages/calendar.ts'
import { ServiceError, notFound } from '../core/process/service-error.ts'
import { engineOf } from '../core/store/engine.ts'
import { listAnswer, sliceOf, totalOf } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { countProjectsOf, hasLeft, listPeopleOf, listProjectsOf } from './people-store.ts'

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
  if (person) return person
  if (await hasLeft(db, slug, nepalDay(now))) throw new ServiceError('gone', 'This person no longer works here')
  throw notFound('Person')
}

/** Those who agreed to be named. */
export async function listProjectPeople(
  db: Db,
  project: { id: number } & ProjectDates,
  locale: Locale,
  now: Date,
): Promise<ProjectPerson[]> {
  const rows = await listPeopleOf(db, project.id, locale, nepalDay(now))
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
  const total = await totalOf(rows, slice, () => countProjectsOf(db, slug, today))
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

interface ProjectDates {
  started: string | null
  ended: string | null
  dates_as_entered: string | null
}

/** An end that is not known is that of the project. */
function toInvolvement(row: ProjectDates & { held_position: string }, project: ProjectDates, locale: Locale) {
  const own = readDatesAsEntered(row.dates_as_entered).datesAsEntered ?? {}
  const whole = readDatesAsEntered(project.dates_as_entered).datesAsEntered ?? {}
  const start = row.started === null ? whole['start'] : own['from']
  const end = row.ended === null ? whole['end'] : own['to']
  const period = {
    start: row.started ?? project.started,
    end: row.ended ?? project.ended,
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
  const isPostgres = engineOf(db) === 'postgres'
  const jsonObject = isPostgres ? sql`json_build_object` : sql`json_object`
  const texts = (name: string, wanted: string) =>
    sql`left join team_member_translation as ${sql.ref(name)}
      on ${sql.ref(`${name}.team_member_id`)} = person.id and ${sql.ref(`${name}.locale`)} = ${wanted}`
  return sql<string | null>`(select cast(${jsonObject}(
      'name', coalesce(lead_wanted.name, lead_english.name),
      'slug', person.slug,
      'position', coalesce(lead_wanted.position, lead_english.position, ''),
      'locale', coalesce(lead_wanted.written_in, lead_wanted.locale, lead_english.written_in, lead_english.locale)
    ) as text)
    from service as led inner join team_member as person on person.id = led.lead_id
    ${texts('lead_english', 'en')} ${texts('lead_wanted', locale)}
    where led.id = ${service} and person.consented_on is not null
      and (person.left_on is null or person.left_on >= ${today}))`.as('lead')
}

export const toLead = (json: string | null) => (json === null ? null : (JSON.parse(json) as ServiceLead))
