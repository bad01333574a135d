import { findFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { daysOfWantedYear } from '../../contract/calendar/wanted-year.ts'
import { MAX_ID } from '../../contract/limits.ts'
import type { ProjectFilterQuery } from '../../contract/projects/project.ts'
import { listProvinceNames } from '../core/places/place-store.ts'
import { searchTexts, findProjectById } from './store/projects.ts'
import type { Db } from '../core/store/schema.ts'
import { fiscalYearDays } from '../core/languages/calendar.ts'
import { findProvince, type ProvinceNames } from '../core/places/places.ts'
import { findProjectIds } from '../search/public.ts'
import { invalid } from '../core/process/service-error.ts'
import type { ProjectFilter, ProjectTable, QuickFilter } from '../project-table/public.ts'

/** Resolves slugs and names. @param known the provinces, if they have been read. @throws ServiceError invalid, with every unknown value in `fields` */
export async function toProjectFilter(
  db: Db,
  table: ProjectTable,
  asked: ProjectFilterQuery,
  now: Date,
  known?: ProvinceNames,
): Promise<ProjectFilter> {
  const query = withNamedFiscalYear(asked)
  const provinces = known ?? ((query.province ?? []).length > 0 ? await listProvinceNames(db, query.locale) : [])
  const parent = toParent(query, (id) => table.rowOf.has(id))
  const places = resolveFilter(
    query,
    {
      provinces,
      districtCode: table.districtCodes.get(query.district?.toLowerCase() ?? ''),
      serviceId: table.serviceIds.get(query.service ?? ''),
      scopeId: table.serviceIds.get(query.scope ?? ''),
      clientId: table.clientIds.get(query.client ?? ''),
    },
    query.parent && parent === undefined ? { parent: noParent(query.parent) } : {},
  )
  return {
    ...places,
    fiscalYear: query.fiscalYear === undefined ? undefined : fiscalYearDays(query.fiscalYear, now),
    parentId: parent,
    hasPictures: query.pictures === 'some',
    terrain: query.terrain,
    role: query.role,
    found: query.search ? await findByWords(db, table, query.search, now) : undefined,
  }
}

/** A fiscal year among the words of a search is a filter, unless there is another one. */
function withNamedFiscalYear(query: ProjectFilterQuery): ProjectFilterQuery {
  const named = query.fiscalYear === undefined ? findFiscalYear(query.search ?? '') : undefined
  if (!named) return query
  return { ...query, fiscalYear: named.year, search: named.others }
}

type NamedFilter = Pick<
  ProjectFilter,
  'status' | 'since' | 'until' | 'districtCode' | 'provinceNumbers' | 'serviceId' | 'clientId' | 'scopeId' | 'quantity'
>

/** Meanings of the names of a query: undefined, or empty, where nothing has that name. */
interface Named {
  provinces: ProvinceNames
  districtCode: string | undefined
  serviceId: number | undefined
  scopeId: number | undefined
  clientId: number | undefined
}

/** @param faults others, by parameter. @throws ServiceError invalid, with every fault in `fields` */
function resolveFilter(
  query: ProjectFilterQuery,
  { provinces, districtCode, serviceId, scopeId, clientId }: Named,
  faults: Record<string, string>,
): NamedFilter {
  const wanted = query.province ?? []
  const fields: Record<string, string> = {}
  if (query.district && !districtCode) fields['district'] = `There is no district '${query.district}'`
  const stranger = wanted.find((name) => !findProvince(provinces, name))
  if (stranger !== undefined) fields['province'] = `There is no province '${stranger}'`
  if (query.service && !serviceId) fields['service'] = `There is no service '${query.service}'`
  if (query.client && !clientId) fields['client'] = `There is no client '${query.client}'`
  if (query.scope && !scopeId) fields['scope'] = `There is no service '${query.scope}'`
  const { status } = query
  const since = query.since === undefined ? undefined : daysOfWantedYear(query.since).first
  const until = query.until === undefined ? undefined : daysOfWantedYear(query.until).last
  if (since !== undefined && until !== undefined && since > until) fields['until'] = 'until must not be before since'
  const { measure, atLeast, atMost } = query
  const bound = atLeast === undefined ? 'atMost' : 'atLeast'
  if (!measure && (atLeast ?? atMost) !== undefined) fields[bound] = `${bound} needs a measure, such as measure=span`
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost)
    fields['atMost'] = 'atMost must not be below atLeast'
  Object.assign(fields, faults)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return {
    status,
    since,
    until,
    districtCode,
    serviceId,
    scopeId,
    clientId,
    quantity: measure && { measure, least: atLeast ?? 0, most: atMost ?? Infinity },
    provinceNumbers: wanted.length > 0 ? wanted.map((name) => findProvince(provinces, name)!.number) : undefined,
  }
}

const noParent = (parent: string): string => `There is no project with id ${parent}`

/** null: main projects; undefined: any, or the parent does not exist. */
function toParent({ parent }: ProjectFilterQuery, exists: (id: number) => boolean): number | null | undefined {
  if (parent === undefined) return undefined
  if (parent === 'none') return null
  const id = Number(parent)
  return id <= MAX_ID && exists(id) ? id : undefined
}

/** The filter of a list that is not costly. @throws ServiceError invalid for an unknown parent */
export async function toQuickFilter(
  db: Db,
  { status, parent, pictures, locale }: ProjectFilterQuery,
): Promise<QuickFilter> {
  const id = Number(parent)
  const isThere = parent !== undefined && id <= MAX_ID && (await findProjectById(db, id, locale)) !== undefined
  const parentId = toParent({ parent, locale }, () => isThere)
  if (parent && parentId === undefined) throw invalid({ parent: noParent(parent) })
  return { status, parentId, hasPictures: pictures === 'some' }
}

/** The texts themselves are searched where the index cannot answer. */
async function findByWords(db: Db, table: ProjectTable, search: string, now: Date): Promise<number[] | undefined> {
  return (await findProjectIds(db, table, search, now)) ?? searchTexts(db, search)
}
