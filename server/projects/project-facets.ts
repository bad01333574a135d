import { fiscalYearsBetween, formatFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { Locale } from '../../contract/locale.ts'
import { inLocale, MEASURE_NAMES, MEASURES, type Measure } from '../../contract/projects/measures.ts'
import { PROJECT_ROLES } from '../../contract/projects/project-role.ts'
import { TERRAINS, terrainOf } from '../../contract/regions/terrain.ts'
import type { ProjectFacets } from '../../contract/projects/project-facets.ts'
import { PROJECT_STATUSES } from '../../contract/projects/project-status.ts'
import type { ProjectFilterQuery } from '../../contract/projects/project.ts'
import { listDistrictNames, listProvinceNames } from '../core/places/place-store.ts'
import type { Db } from '../core/store/schema.ts'
import { EVERY_ROW } from '../core/store/paging.ts'
import { listServiceRows, toServiceReference } from '../services/public.ts'
import { toDistrictReference } from '../core/places/places.ts'
import { toProjectFilter } from './project-filter.ts'
import {
  countEach,
  linksOf,
  provincesOf,
  servicesOf,
  withParents,
  findFailures,
  loadProjectTable,
  PARTS,
  type ProjectFilter,
  type ProjectTable,
} from '../project-table/public.ts'

/** Counts each group by all filters but its own; provinces also without the district. @throws ServiceError invalid */
export async function countProjectFacets(db: Db, query: ProjectFilterQuery, now: Date): Promise<ProjectFacets> {
  const table = await loadProjectTable(db)
  const [filter, provinces, districts, services] = await Promise.all([
    toProjectFilter(db, table, query, now),
    listProvinceNames(db, query.locale),
    listDistrictNames(db, query.locale),
    listServiceRows(db, query.locale, EVERY_ROW),
  ])
  const failures = findFailures(table, filter)
  const byStatus = countEach(failures, PARTS.status, (row) => [table.statuses[row]!])
  const inProvince = countEach(failures, PARTS.province | PARTS.district, (row) => provincesOf(table, row))
  const inDistrict = countEach(failures, PARTS.district, (row) => linksOf(table.districts, row))
  const ofService = countEach(failures, PARTS.service, (row) => servicesOf(table, row))
  const inScope = countEach(failures, PARTS.scope, (row) => withParents(table, table.scopes, row))
  const listServices = (counts: Map<number, number>, chosen: number | undefined) =>
    services
      .map((row) => ({ ...toServiceReference(row), parentId: row.parent_id, count: counts.get(row.id) ?? 0 }))
      .filter(({ id, count }) => count > 0 || id === chosen)
  const statuses = PROJECT_STATUSES.map((status) => ({ status, count: byStatus.get(status) ?? 0 }))
  return {
    // A project has one status, so the sum is the total.
    total: statuses
      .filter(({ status }) => filter.status === undefined || status === filter.status)
      .reduce((total, { count }) => total + count, 0),
    statuses,
    provinces: provinces.map(({ number, slug, name }) => ({ number, slug, name, count: inProvince.get(number) ?? 0 })),
    // Of a province together, as names of the language are sorted.
    districts: districts
      .toSorted((a, b) => a.province_number - b.province_number || a.name.localeCompare(b.name, query.locale))
      .map((district) => ({ ...toDistrictReference(district), count: inDistrict.get(Number(district.code)) ?? 0 }))
      .filter(({ code, count }) => count > 0 || code === filter.districtCode),
    services: listServices(ofService, filter.serviceId),
    scopes: listServices(inScope, filter.scopeId),
    ...countSimilarWork(table, failures, filter, query.locale),
    fiscalYears: countFiscalYears(table, failures, { today: nepalDay(now), chosen: query.fiscalYear }),
  }
}

function countSimilarWork(
  table: ProjectTable,
  failures: Uint16Array,
  filter: ProjectFilter,
  locale: Locale,
): Pick<ProjectFacets, 'measures' | 'terrains' | 'roles'> {
  const measuresOf = new Map<number, Measure[]>()
  for (const [measure, some] of table.quantities)
    for (const { row } of some) measuresOf.set(row, [...(measuresOf.get(row) ?? []), measure])
  const measured = countEach(failures, PARTS.quantity, (row) => measuresOf.get(row) ?? [])
  const inTerrain = countEach(failures, PARTS.terrain, (row) => linksOf(table.districts, row).map(terrainOf))
  const inRole = countEach(failures, PARTS.role, (row) => [table.roles[row]])
  return {
    measures: MEASURE_NAMES.map((measure) => {
      const { label, unit } = MEASURES[measure]
      const count = measured.get(measure) ?? 0
      return { measure, label: inLocale(label, locale), unit: inLocale(unit, locale), count }
    }).filter(({ measure, count }) => count > 0 || measure === filter.quantity?.measure),
    terrains: TERRAINS.map((terrain) => ({ terrain, count: inTerrain.get(terrain) ?? 0 })).filter(
      ({ terrain, count }) => count > 0 || terrain === filter.terrain,
    ),
    roles: PROJECT_ROLES.map((role) => ({ role, count: inRole.get(role) ?? 0 })).filter(
      ({ role, count }) => count > 0 || role === filter.role,
    ),
  }
}

interface FiscalYearOptions {
  /** The end of projects that have not ended. */
  today: string
  chosen: number | undefined
}

function countFiscalYears(
  { periodOf, periods }: ProjectTable,
  failures: Uint16Array,
  { today, chosen }: FiscalYearOptions,
): ProjectFacets['fiscalYears'] {
  const inPeriod = countEach(failures, PARTS.fiscalYear, (row) => [periodOf[row]!])
  const counts = new Map<number, number>(chosen === undefined ? [] : [[chosen, 0]])
  for (const [place, projects] of inPeriod) {
    const { first, last } = periods[place]!
    if (first === null) continue
    for (const year of fiscalYearsBetween(first, last ?? today)) counts.set(year, (counts.get(year) ?? 0) + projects)
  }
  return Array.from(counts)
    .toSorted(([one], [other]) => other - one)
    .map(([year, count]) => ({ fiscalYear: formatFiscalYear(year), count }))
}
