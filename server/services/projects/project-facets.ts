import type { Kysely } from 'kysely'
import type { BsCalendar } from '../../../contract/calendar/bikram-sambat.ts'
import { fiscalYearsBetween, formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../../contract/nepal-day.ts'
import type { ProjectFacets } from '../../../contract/project-facets.ts'
import { PROJECT_STATUSES } from '../../../contract/project-status.ts'
import type { ProjectFilterQuery } from '../../../contract/project.ts'
import { listDistricts, listProvinces } from '../../store/places.ts'
import { searchOnce } from '../../store/project-filter.ts'
import { countProjectsByPeriod, countProjectsByStatus } from '../../store/projects-facets.ts'
import type { Database } from '../../store/schema.ts'
import { listServicesWithProjects } from '../../store/services.ts'
import { loadCalendar } from '../calendar.ts'
import { toDistrictReference } from '../places.ts'
import { toProjectFilter } from './project-filter.ts'
import { toServiceReference } from '../services.ts'

/** Counts each group by all filters but its own; provinces also without the district. @throws ServiceError invalid */
export async function countProjectFacets(
  db: Kysely<Database>,
  query: ProjectFilterQuery,
  now: Date,
): Promise<ProjectFacets> {
  const filter = await searchOnce(db, await toProjectFilter(db, query, now))
  const [byStatus, provinces, districts, services, periods, calendar] = await Promise.all([
    countProjectsByStatus(db, { ...filter, status: undefined }),
    listProvinces(db, query.locale, { ...filter, provinceNumbers: undefined, districtCode: undefined }),
    listDistricts(db, query.locale, { ...filter, districtCode: undefined }),
    listServicesWithProjects(db, query.locale, { ...filter, serviceId: undefined }),
    countProjectsByPeriod(db, { ...filter, fiscalYear: undefined }, nepalDay(now)),
    loadCalendar(db),
  ])
  const statuses = PROJECT_STATUSES.map((status) => ({ status, count: byStatus.get(status) ?? 0 }))
  return {
    // A project has one status, so the sum is the total.
    total: statuses
      .filter(({ status }) => filter.status === undefined || status === filter.status)
      .reduce((total, { count }) => total + count, 0),
    statuses,
    provinces: provinces.map(({ number, slug, name, project_count }) => ({ number, slug, name, count: project_count })),
    districts: districts
      .map((district) => ({ ...toDistrictReference(district), count: district.project_count }))
      .filter(({ code, count }) => count > 0 || code === filter.districtCode),
    services: services
      .map((row) => ({ ...toServiceReference(row), parentId: row.parent_id, count: row.project_count }))
      .filter(({ id, count }) => count > 0 || id === filter.serviceId),
    fiscalYears: countFiscalYears(calendar, periods, query.fiscalYear),
  }
}

function countFiscalYears(
  calendar: BsCalendar,
  periods: Awaited<ReturnType<typeof countProjectsByPeriod>>,
  chosen: number | undefined,
): ProjectFacets['fiscalYears'] {
  const counts = new Map<number, number>(chosen === undefined ? [] : [[chosen, 0]])
  for (const { first_date: first, last_date: last, projects } of periods)
    for (const year of fiscalYearsBetween(calendar, first, last)) counts.set(year, (counts.get(year) ?? 0) + projects)
  return Array.from(counts)
    .toSorted(([one], [other]) => other - one)
    .map(([year, count]) => ({ fiscalYear: formatFiscalYear(year), count }))
}
