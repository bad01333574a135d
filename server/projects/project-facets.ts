import { fiscalYearsBetween, formatFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { inLocale, MEASURE_NAMES, MEASURES, quantityText } from '../../contract/projects/measures.ts'
import type { ProjectFacets, ValueGroups } from '../../contract/projects/project-facets.ts'
import type { ProjectFilterQuery } from '../../contract/projects/project-filter-query.ts'
import { declared, NEAR, type FacetFilterName, type FilterName } from '../../contract/project-filters.ts'
import { PROJECT_STATUSES } from '../../contract/projects/project-status.ts'
import { VALUE_FILTERS, valueFilterNames } from '../../contract/projects/value-filters.ts'
import { listDistrictNames, listProvinceNames } from '../core/places/place-store.ts'
import { toDistrictReference } from '../core/places/places.ts'
import type { Db } from '../core/store/schema.ts'
import { loadProjectTable, type FilterFact, type Period, type TableProject } from '../project-table/public.ts'
import { nameFilterFacts } from '../facts/public.ts'
import { serviceReferences } from '../services/public.ts'
import { currentFacts, RULES, type Value } from './filter-rules.ts'
import { countEach, groupByFailures, toProjectFilter } from './project-filter.ts'

/** Counts each group by all filters but its own; provinces also without the district. @throws ServiceError invalid */
export async function countProjectFacets(db: Db, query: ProjectFilterQuery, now: Date): Promise<ProjectFacets> {
  const table = await loadProjectTable(db)
  const facts = currentFacts(table, now)
  const ids = facts.map(({ id }) => id)
  const [filter, provinces, districts, services, factNames] = await Promise.all([
    toProjectFilter(db, table, query, now),
    listProvinceNames(db, query.locale),
    listDistrictNames(db, query.locale),
    serviceReferences.listAll(db, query.locale),
    nameFilterFacts(db, ids, query.locale, now),
  ])
  const groups = groupByFailures(table, filter)
  const without = (own: FilterName[]) =>
    Array.from(groups).flatMap(([failed, projects]) =>
      failed === '' || failed.split(' ').every((name) => own.includes(name as FilterName)) ? projects : [],
    )
  /** Each item with its count; without those that have none and are not chosen. */
  const group = <Item extends object>(
    name: FacetFilterName,
    items: readonly Item[],
    valueOf: (item: Item) => Value,
  ) => {
    const own: FilterName[] = name === 'province' ? ['province', 'district'] : [name]
    const counts = countEach<Value>(without(own), RULES[name].valuesOf)
    return items
      .map((item) => ({ ...item, value: valueOf(item), count: counts.get(valueOf(item)) ?? 0 }))
      .filter(({ value, count }) => count > 0 || IS_WHOLE[name] || filter[name]?.wanted.includes(value))
      .map(({ value: _, ...item }) => item)
  }
  const measures = MEASURE_NAMES.map((measure) => {
    const { label, unit } = MEASURES[measure]
    return { measure, label: inLocale(label, query.locale), unit: inLocale(unit, query.locale) }
  })
  const values = valueFilterNames.map((name) => {
    const items = VALUE_FILTERS[name].map((value) => ({ [name]: value }))
    return [declared(name).facet, group(name, items, (item) => item[name]!)]
  })
  return {
    total: without([]).length,
    statuses: group(
      'status',
      PROJECT_STATUSES.map((status) => ({ status })),
      ({ status }) => status,
    ),
    provinces: group(
      'province',
      provinces.map(({ number, slug, name }) => ({ number, slug, name })),
      ({ number }) => number,
    ),
    districts: group(
      'district',
      // Of a province together, as names of the language are sorted.
      districts
        .toSorted((a, b) => a.province_number - b.province_number || a.name.localeCompare(b.name, query.locale))
        .map(toDistrictReference),
      ({ code }) => Number(code),
    ),
    services: group('service', services, ({ id }) => id),
    scopes: group('scope', services, ({ id }) => id),
    measures: group('measure', measures, ({ measure }) => measure),
    ...(Object.fromEntries(values) as ValueGroups),
    facts: factNames.flatMap(({ id, label, nameOf }) =>
      countFact(
        without(['fact']),
        filter.fact?.wanted ?? [],
        facts.find((fact) => fact.id === id)!,
      ).map(({ value, count }) => ({ fact: value, label, name: nameOf(value.slice(`${id}-`.length)), count })),
    ),
    near: findNear(groups.get('measure') ?? [], query),
    fiscalYears: countFiscalYears(
      countEach(without(['fiscalYear']), ({ period }) => [period]),
      nepalDay(now),
      query.fiscalYear,
    ),
  }
}

/** Groups that show what has no projects. */
const IS_WHOLE: Partial<Record<FilterName, true>> = { status: true, province: true }

/**
 * A fact's values with projects, and the one chosen; without numbers that find as many as the next one. Counted with what is
 * wanted of the other facts.
 */
function countFact(projects: readonly TableProject[], wanted: readonly Value[], { values, isNumber }: FilterFact) {
  const others = (wanted as string[]).filter((value) => !values.includes(value))
  const found = projects.filter(({ facts }) => others.every((value) => facts.includes(value)))
  const counts = countEach(found, ({ facts }) => facts)
  return values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(
      ({ value, count }, place, all) =>
        wanted.includes(value) || (count > 0 && !(isNumber && count === all[place + 1]?.count)),
    )
}

/** Projects that a bound of the measure alone leaves out, and only just. */
function findNear(projects: readonly TableProject[], query: ProjectFilterQuery): ProjectFacets['near'] {
  const { measure, atLeast, atMost, locale } = query
  if (!measure) return []
  const amountsOf = ({ quantities }: TableProject) =>
    quantities.filter((quantity) => quantity.measure === measure).map(({ amount }) => amount)
  const near = (
    bound: 'atLeast' | 'atMost',
    isNear: (amount: number) => boolean,
    closest: typeof Math.max,
    farthest: typeof Math.max,
  ) => {
    const found = projects.map((project) => amountsOf(project).filter(isNear)).filter(({ length }) => length > 0)
    if (found.length === 0) return []
    const amount = farthest(...found.map((amounts) => closest(...amounts)))
    return [{ bound, count: found.length, amount, text: quantityText(measure, amount, locale) }]
  }
  return [
    ...(atLeast
      ? near('atLeast', (amount) => amount < atLeast && amount >= atLeast * (1 - NEAR), Math.max, Math.min)
      : []),
    ...(atMost ? near('atMost', (amount) => amount > atMost && amount <= atMost * (1 + NEAR), Math.min, Math.max) : []),
  ]
}

/** A project counts in each year in which it ran. @param today the end of projects that have not ended */
function countFiscalYears(
  inPeriod: Map<Period, number>,
  today: string,
  chosen: number | undefined,
): ProjectFacets['fiscalYears'] {
  const counts = new Map<number, number>(chosen === undefined ? [] : [[chosen, 0]])
  for (const [{ first, last }, projects] of inPeriod) {
    if (first === null) continue
    for (const year of fiscalYearsBetween(first, last ?? today)) counts.set(year, (counts.get(year) ?? 0) + projects)
  }
  return Array.from(counts)
    .toSorted(([one], [other]) => other - one)
    .map(([year, count]) => ({ fiscalYear: formatFiscalYear(year), count }))
}
