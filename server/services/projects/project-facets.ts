import type { Kysely } from 'kysely'
import { fiscalYearsBetween, formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../contract/nepal-day.ts'
import type { ProjectFacets } from '../../../contract/project-facets.ts'
import { PROJECT_STATUSES } from '../../../contract/project-status.ts'
import type { ProjectFilterQuery } from '../../../contract/project.ts'
import { listDistrictNames, listProvinceNames } from '../../store/places.ts'
import type { Database } from '../../store/schema.ts'
import { EVERY_ROW } from '../../store/slice.ts'
import { listServices } from '../../store/services.ts'
import { toDistrictReference } from '../places.ts'
import { toServiceReference } from '../services.ts'
import { toProjectFilter } from './project-filter.ts'
import { findFailures, loadProjectTable, PARTS, type Links, type ProjectTable } from './project-table.ts'

/** Counts each group by all filters but its own; provinces also without the district. @throws ServiceError invalid */
export async function countProjectFacets(
  db: Kysely<Database>,
  query: ProjectFilterQuery,
  now: Date,
): Promise<ProjectFacets> {
  const table = await loadProjectTable(db)
  const [filter, provinces, districts, services] = await Promise.all([
    toProjectFilter(db, table, query, now),
    listProvinceNames(db, query.locale),
    listDistrictNames(db, query.locale),
    listServices(db, query.locale, EVERY_ROW),
  ])
  const failures = findFailures(table, filter)
  const byStatus = countEach(failures, PARTS.status, (row) => [table.statuses[row]!])
  const inProvince = countEach(failures, PARTS.province | PARTS.district, (row) =>
    linksOf(table.districts, row).map((code) => table.provinceOf.get(code)),
  )
  const inDistrict = countEach(failures, PARTS.district, (row) => linksOf(table.districts, row))
  // A parent includes its children.
  const ofService = countEach(failures, PARTS.service, (row) =>
    linksOf(table.services, row).flatMap((id) => [id, table.parentOfService.get(id)]),
  )
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
    services: services
      .map((row) => ({ ...toServiceReference(row), parentId: row.parent_id, count: ofService.get(row.id) ?? 0 }))
      .filter(({ id, count }) => count > 0 || id === filter.serviceId),
    fiscalYears: countFiscalYears(table, failures, { today: nepalDay(now), chosen: query.fiscalYear }),
  }
}

/** How many projects have each value, each once. @param own parts of the filter that do not count here */
function countEach<Value>(
  failures: Uint8Array,
  own: number,
  valuesOf: (row: number) => readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (let row = 0; row < failures.length; row += 1) {
    if ((failures[row]! & ~own) !== 0) continue
    const values = valuesOf(row)
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place]!
      if (values.indexOf(value) === place) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

const linksOf = ({ starts, others }: Links, row: number): number[] =>
  Array.from(others.subarray(starts[row], starts[row + 1]))

interface FiscalYearOptions {
  /** The end of projects that have not ended. */
  today: string
  chosen: number | undefined
}

function countFiscalYears(
  { periodOf, periods }: ProjectTable,
  failures: Uint8Array,
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
