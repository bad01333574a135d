import type { Kysely } from 'kysely'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { teamMemberKind } from '../../contract/kinds/team-member.ts'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import { personSchema, type Person, type PersonProject } from '../../contract/people/person.ts'
import type { ProjectPerson } from '../../contract/people/project-person.ts'
import { teamListQuerySchema, teamMemberSchema } from '../../contract/people/team-member.ts'
import { localeOfTexts } from '../core/content/facts.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { periodInBs, readDatesAsEntered } from '../core/languages/calendar.ts'
import { notFound, ServiceError } from '../core/process/service-error.ts'
import { listAnswer, sliceOf, totalOf } from '../core/store/paging.ts'
import type { Database } from '../core/store/schema.ts'
import { countProjectsOf, hasLeft, listPeopleOf, listProjectsOf } from './people-store.ts'

export const team = publicKind(teamMemberKind, {
  item: teamMemberSchema,
  detail: personSchema,
  query: teamListQuerySchema,
  // Null without a page.
  values: { slug: (row) => row['slug'] },
})

/** @throws ServiceError not_found; gone for somebody who has left */
export async function getPerson(db: Kysely<Database>, slug: string, locale: Locale, now = new Date()): Promise<Person> {
  const person = await team.find(db, slug, locale, now)
  if (person) return person
  if (await hasLeft(db, slug, nepalDay(now))) throw new ServiceError('gone', 'This person no longer works here')
  throw notFound('Person')
}

/** Those who agreed to be named. */
export async function listProjectPeople(
  db: Kysely<Database>,
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
  db: Kysely<Database>,
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
