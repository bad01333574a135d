import type { Kysely } from 'kysely'
import { findFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { MAX_ID } from '../../../contract/limits.ts'
import type { ProjectFilterQuery } from '../../../contract/project.ts'
import { findClientBySlug } from '../../store/clients.ts'
import { findDistrict, listProvinceNames } from '../../store/places.ts'
import { searchTexts } from '../../store/project-filter.ts'
import { findProjectById } from '../../store/projects.ts'
import type { Database } from '../../store/schema.ts'
import { findServiceBySlug } from '../../store/services.ts'
import { fiscalYearDays, loadCalendar } from '../calendar.ts'
import { findProvince } from '../places.ts'
import { findProjectIds } from '../search/search.ts'
import { invalid } from '../service-error.ts'
import type { TableFilter } from './project-table.ts'

/** Resolves slugs and names. @throws ServiceError invalid, with every unknown value in `fields` */
export async function toProjectFilter(
  db: Kysely<Database>,
  asked: ProjectFilterQuery,
  now: Date,
): Promise<TableFilter> {
  const query = withNamedFiscalYear(asked)
  const wanted = query.province ?? []
  const [district, provinces, service, client, parent] = await Promise.all([
    query.district ? findDistrict(db, query.district) : undefined,
    wanted.length > 0 ? listProvinceNames(db, query.locale) : [],
    query.service ? findServiceBySlug(db, query.service, query.locale) : undefined,
    query.client ? findClientBySlug(db, query.client, query.locale) : undefined,
    findParent(db, query),
  ])
  const unknown: Record<string, string> = {}
  if (query.district && !district) unknown['district'] = `There is no district '${query.district}'`
  const unknownProvince = wanted.find((name) => !findProvince(provinces, name))
  if (unknownProvince !== undefined) unknown['province'] = `There is no province '${unknownProvince}'`
  if (query.service && !service) unknown['service'] = `There is no service '${query.service}'`
  if (query.client && !client) unknown['client'] = `There is no client '${query.client}'`
  refuseEmptyRange(query, unknown)
  if (query.parent && parent === undefined) unknown['parent'] = `There is no project with id ${query.parent}`
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  return {
    status: query.status,
    districtCode: district?.code,
    provinceNumbers: wanted.length > 0 ? wanted.map((name) => findProvince(provinces, name)!.number) : undefined,
    serviceId: service?.id,
    clientId: client?.id,
    since: query.since,
    until: query.until,
    fiscalYear:
      query.fiscalYear === undefined ? undefined : fiscalYearDays(await loadCalendar(db), query.fiscalYear, now),
    parentId: parent,
    hasPictures: query.pictures === 'some',
    found: query.search ? await findByWords(db, query.search, now) : undefined,
  }
}

/** A fiscal year among the words of a search is a filter, unless there is another one. */
function withNamedFiscalYear(query: ProjectFilterQuery): ProjectFilterQuery {
  const named = query.fiscalYear === undefined ? findFiscalYear(query.search ?? '') : undefined
  if (!named) return query
  return { ...query, fiscalYear: named.year, search: named.others }
}

/** Adds to `fields` what is wrong with the years. */
export function refuseEmptyRange(
  { since, until }: Pick<ProjectFilterQuery, 'since' | 'until'>,
  fields: Record<string, string>,
): void {
  if (since !== undefined && until !== undefined && since > until) fields['until'] = 'until must not be before since'
}

/** null: main projects; undefined: any, or the parent does not exist. */
async function findParent(
  db: Kysely<Database>,
  { parent, locale }: ProjectFilterQuery,
): Promise<number | null | undefined> {
  if (parent === undefined) return undefined
  if (parent === 'none') return null
  const id = Number(parent)
  if (id > MAX_ID) return undefined
  return (await findProjectById(db, id, locale))?.id
}

/** The texts themselves are searched where the index cannot answer. */
async function findByWords(db: Kysely<Database>, search: string, now: Date): Promise<number[] | undefined> {
  return (await findProjectIds(db, search, now)) ?? searchTexts(db, search)
}
