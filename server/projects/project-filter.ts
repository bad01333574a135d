import { findFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { MAX_ID } from '../../contract/limits.ts'
import type { ProjectFilterQuery } from '../../contract/projects/project-filter-query.ts'
import type { FilterName } from '../../contract/project-filters.ts'
import type { ProjectSort } from '../../contract/projects/project-sort.ts'
import { listProvinceNames } from '../core/places/place-store.ts'
import type { ProvinceNames } from '../core/places/places.ts'
import { invalid } from '../core/process/service-error.ts'
import { hasRows } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import type { ProjectTable, TableProject } from '../project-table/public.ts'
import { findProjectIds } from '../search/public.ts'
import { readParent, RULES, type Known, type Matches, type Rule, type Value } from './filter-rules.ts'
import { searchTexts, type QuickFilter } from './store/projects.ts'

interface Condition {
  matches: Matches
  /** Values of `RULES`, or what was asked. */
  wanted: readonly Value[]
}

/** Conditions on projects, by filter. */
export type ProjectFilter = Partial<Record<FilterName, Condition>>

/** Resolves slugs and names. @param known the provinces, if they have been read. @throws ServiceError invalid, with every unknown value in `fields` */
export async function toProjectFilter(
  db: Db,
  table: ProjectTable,
  asked: ProjectFilterQuery,
  now: Date,
  known?: ProvinceNames,
): Promise<ProjectFilter> {
  const query = withNamedFiscalYear(asked)
  const provinces = known ?? (query.province?.length ? await listProvinceNames(db, query.locale) : [])
  const found = query.search ? await findByWords(db, table, query.search, now) : undefined
  const filter: ProjectFilter = {}
  const faults: Record<string, string> = {}
  for (const name of Object.keys(RULES) as FilterName[]) {
    const values = [query[name] ?? []].flat().filter((value) => value !== '')
    if (values.length === 0) continue
    const condition = toCondition(RULES[name] as Rule, values, { query, table, provinces, found, now })
    if (typeof condition === 'string') faults[name] = condition
    else filter[name] = condition
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return filter
}

/** @returns a sentence, if it cannot be asked */
function toCondition(rule: Rule, asked: readonly NonNullable<Value>[], known: Known): Condition | string {
  if ('matches' in rule) return rule.fault?.(known.query) ?? { matches: rule.matches(asked[0]!, known), wanted: asked }
  const wanted = asked.map((value) => (rule.read ? rule.read(value, known) : value))
  const unknown = wanted.indexOf(undefined)
  if (unknown >= 0) return noSuch(rule.noun, asked[unknown]!)
  const matches: Matches = (project) => {
    const values = rule.valuesOf(project)
    if (rule.needsAll) return (wanted as Value[]).every((value) => values.includes(value))
    for (const value of values) if (wanted.includes(value)) return true
    return false
  }
  return { matches, wanted: wanted as Value[] }
}

const noSuch = (noun = 'value', name: Value): string =>
  noun.endsWith(' id') ? `There is no ${noun} ${String(name)}` : `There is no ${noun} '${String(name)}'`

/** A fiscal year among the words of a search is a filter, unless there is another one. */
function withNamedFiscalYear(query: ProjectFilterQuery): ProjectFilterQuery {
  const named = query.fiscalYear === undefined ? findFiscalYear(query.search ?? '') : undefined
  if (!named) return query
  return { ...query, fiscalYear: named.year, search: named.others }
}

/** The filter of a list that is not costly. @throws ServiceError invalid for an unknown parent */
export async function toQuickFilter(db: Db, { status, parent, pictures }: ProjectFilterQuery): Promise<QuickFilter> {
  const known = db.selectFrom('project').select('id').where('id', '=', Number(parent))
  const isThere = Number(parent) <= MAX_ID && (await hasRows(known))
  const parentId = parent ? readParent(parent, () => isThere) : undefined
  if (parent && parentId === undefined) throw invalid({ parent: noSuch('project with id', parent) })
  return { status, parentId, hasPictures: pictures === 'some' }
}

/** The texts themselves are searched where the index cannot answer. */
async function findByWords(db: Db, table: ProjectTable, search: string, now: Date) {
  const ids = (await findProjectIds(db, table, search, now)) ?? (await searchTexts(db, search))
  return ids && new Set(ids)
}

/** The projects that match, in the order of lists; those without dates come last when they are sorted by start. */
export function listMatching({ projects }: ProjectTable, filter: ProjectFilter, sort?: ProjectSort): TableProject[] {
  const conditions = Object.values(filter)
  const found = projects.filter((project) => conditions.every(({ matches }) => matches(project)))
  if (!sort) return found
  const byStart = Map.groupBy(found, ({ period }) => period.first ?? '')
  const starts = [...byStart.keys()].filter(Boolean).toSorted()
  if (sort === 'newest') starts.reverse()
  return [...starts, ''].flatMap((start) => byStart.get(start) ?? [])
}

/** The projects by the filters that they do not match, separated by blanks; '' has those that match all. */
export function groupByFailures({ projects }: ProjectTable, filter: ProjectFilter): Map<string, TableProject[]> {
  const conditions = Object.entries(filter) as [FilterName, Condition][]
  return Map.groupBy(projects, (project) => {
    let failed = ''
    for (const [name, { matches }] of conditions) if (!matches(project)) failed += failed === '' ? name : ` ${name}`
    return failed
  })
}

/** How many projects have each value, each once. */
export function countEach<Of>(
  projects: readonly TableProject[],
  valuesOf: (project: TableProject) => readonly Of[],
): Map<Of, number> {
  const counts = new Map<Of, number>()
  for (const project of projects) {
    const values = valuesOf(project)
    for (const [place, value] of values.entries())
      if (values.indexOf(value) === place) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
