import type { Kysely } from 'kysely'
import type { Capabilities, CapabilitiesQuery, CapabilityFilter } from '../../../contract/capabilities.ts'
import { nepalDay } from '../../../contract/nepal-day.ts'
import { PROJECT_STATUSES } from '../../../contract/project-status.ts'
import { countCapabilities as countRows, countEach, type CapabilityRow } from '../../store/capabilities.ts'
import { findDistrict, listProvinceNames } from '../../store/places.ts'
import type { ProjectFilter } from '../../store/project-filter.ts'
import { findIdBySlug } from '../../store/records.ts'
import type { Database } from '../../store/schema.ts'
import { listServices, type ServiceRow } from '../../store/services.ts'
import { EVERY_ROW } from '../../store/slice.ts'
import { dayInBs } from '../calendar.ts'
import { resolveFilter } from '../projects/project-filter.ts'
import { toServiceReference } from '../services.ts'

/** @throws ServiceError invalid, with every unknown value in `fields` */
export async function countCapabilities(
  db: Kysely<Database>,
  query: CapabilitiesQuery,
  now: Date,
): Promise<Capabilities> {
  const [services, provinces, clientId, district] = await Promise.all([
    listServices(db, query.locale, EVERY_ROW),
    listProvinceNames(db, query.locale),
    query.client ? findIdBySlug(db, 'client', query.client) : undefined,
    query.district ? findDistrict(db, query.district) : undefined,
  ])
  const service = services.find(({ slug }) => slug === query.service)
  const filter = resolveFilter(query, {
    provinces,
    districtCode: district?.code,
    serviceId: service?.id,
    clientId,
  })
  const numbers = filter.provinceNumbers
  const rows = await countRows(db, filter)
  const found = rows.filter(({ service_id }) => service_id === null)
  const total = countIn(found)
  const columns = numbers ? provinces.filter(({ number }) => numbers.includes(number)) : provinces
  const updatedAt = found.reduce<string | null>(
    (last, { updated_at: at }) => (at && (!last || at > last) ? at : last),
    null,
  )
  const byService = Map.groupBy(rows, ({ service_id }) => service_id)
  return {
    total,
    statuses: PROJECT_STATUSES.map((known) => ({
      status: known,
      count: countIn(found.filter((row) => row.status === known)),
    })),
    provinces: columns.map(({ number, slug, name }) => ({ number, slug, name, count: countIn(found, number) })),
    allProvinces: provinces.map(({ number, slug, name }) => ({ number, slug, name })),
    services: inTree(services, service)
      .map((row) => ({ row, counted: byService.get(row.id) ?? [] }))
      .filter(({ counted }) => counted.length > 0)
      .map(({ row, counted }) => ({
        ...toServiceReference(row),
        parentId: row.parent_id,
        count: countIn(counted),
        provinces: columns.map(({ number }) => countIn(counted, number)),
      })),
    years: countYears(found, query, Number(nepalDay(now).slice(0, 4))),
    undated: countIn(found.filter(({ first_year }) => first_year === null)),
    nearest: total > 0 ? [] : await countNearest(db, filter),
    updatedAt,
    updatedAtBs: dayInBs(updatedAt, query.locale),
  }
}

/** @param province its number; without it, projects anywhere */
function countIn(rows: CapabilityRow[], province?: number): number {
  return rows
    .filter(({ provinces }) => province === undefined || provinces & (1 << province))
    .reduce((sum, { projects }) => sum + projects, 0)
}

/** Each discipline before its services; only the wanted one and what is beneath it. */
function inTree(services: ServiceRow[], wanted: ServiceRow | undefined): ServiceRow[] {
  return services
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((discipline) => [discipline, ...services.filter(({ parent_id }) => parent_id === discipline.id)])
    .filter(({ id, parent_id }) => wanted === undefined || id === wanted.id || parent_id === wanted.id)
}

function countYears(
  rows: CapabilityRow[],
  { since = -Infinity, until = Infinity }: Pick<CapabilitiesQuery, 'since' | 'until'>,
  thisYear: number,
): Capabilities['years'] {
  const periods = rows.flatMap(({ first_year: first, last_year: last, projects }) =>
    first === null || last === null ? [] : [{ first, last, projects }],
  )
  const begin = Math.max(since, Math.min(...periods.map(({ first }) => first)))
  const end = Math.min(until, thisYear)
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => {
    const year = begin + index
    const atWork = periods.filter(({ first, last }) => first <= year && last >= year)
    return { year, count: atWork.reduce((sum, { projects }) => sum + projects, 0) }
  })
}

async function countNearest(db: Kysely<Database>, filter: ProjectFilter): Promise<Capabilities['nearest']> {
  const ways: [CapabilityFilter, ProjectFilter][] = [
    ['service', { ...filter, serviceId: undefined }],
    ['province', { ...filter, provinceNumbers: undefined }],
    ['years', { ...filter, since: undefined, until: undefined }],
    ['status', { ...filter, status: undefined }],
  ]
  const wider = ways.filter(([, without]) => definedIn(without) < definedIn(filter))
  const totals = await countEach(
    db,
    wider.map(([, without]) => without),
  )
  return wider
    .map(([without], index) => ({ without, total: totals[index]! }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
}

const definedIn = (filter: ProjectFilter) => Object.values(filter).filter((value) => value !== undefined).length
