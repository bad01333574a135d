import type { ComponentType } from 'react'
import { href } from '../../../../contract/addresses.ts'
import { SHORTLIST_ITEMS } from '../../../../contract/limits.ts'
import { formatMoneyInShort } from '../../../../contract/money.ts'
import type { PageLocale } from '../../../../contract/page-locales.ts'
import type { Project } from '../../../../contract/projects/project.ts'
import type { ShortlistedProject } from '../../../../contract/shortlist/shortlist.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { pick } from '../../../../site/pick.ts'
import { loadToday } from '../../../../site/today.ts'
import { loadProfile } from '../../../../site/ui/profile/load-profile.ts'

/** A section of an extra, at the end of the statement. */
interface AnnexSlot {
  load: (api: SiteApi) => Promise<object>
  Annex: ComponentType<{ data: object }>
}
export const [annexSlot] = Object.values(
  import.meta.glob<AnnexSlot>('../../../*/site/slots/annex.tsx', { eager: true, import: 'default' }),
)

/** Of each discipline. */
const SELECTED_PROJECTS = 3
/** The first ones of a discipline, in the firm's own order, from which the largest are taken. */
const CANDIDATES = 24

/** The capability statement as of today, with the works of each discipline that represent it best, each project once. */
export async function loadStatement(api: SiteApi, locale: PageLocale) {
  const [profile, services, asOf, annex] = await Promise.all([
    loadProfile(api),
    api.listServices(),
    loadToday(api, locale),
    annexSlot?.load(api),
  ])
  const found = await Promise.all(
    profile.disciplines.map(async ({ slug }) => {
      const ids = services.data
        .filter((one) => one.slug === slug || one.parentService?.slug === slug)
        .map(({ id }) => id)
      const { data } = await api.listProjects({ service: slug, limit: CANDIDATES })
      return ownProjects(data, new Set(ids))
    }),
  )
  const facts = await loadFacts(api, [...new Set(found.flat().map(({ id }) => id))])
  const shown = new Set<number>()
  const disciplines = profile.disciplines.map((discipline, index) => {
    const selected = byWeight(found[index]!, facts)
      .filter(({ id }) => !shown.has(id) && facts.has(id))
      .slice(0, SELECTED_PROJECTS)
    for (const { id } of selected) shown.add(id)
    return { ...discipline, projects: selected.map(({ id }) => toSelectedProject(facts.get(id)!, locale)) }
  })
  return { ...profile, disciplines, asOf, path: href('profile'), ...(annex && { annex }) }
}

async function loadFacts(api: SiteApi, ids: number[]): Promise<Map<number, ShortlistedProject>> {
  const calls = Array.from({ length: Math.ceil(ids.length / SHORTLIST_ITEMS) }, (_, index) =>
    api.getShortlist({ projects: ids.slice(index * SHORTLIST_ITEMS, (index + 1) * SHORTLIST_ITEMS), people: [] }),
  )
  const answers = await Promise.all(calls)
  return new Map(answers.flatMap(({ projects }) => projects.map((project) => [project.id, project])))
}

function toSelectedProject(project: ShortlistedProject, locale: PageLocale) {
  const { client, districts, services, datesAsEntered, value } = project
  return {
    ...pick(project, ['slug', 'code', 'title', 'share', 'partnership', 'funder', 'facts']),
    ...pick(project, ['start', 'end', 'periodBs', 'status', 'locale']),
    role: services.map(({ name }) => name).join(', '),
    client: client?.name ?? '',
    funderLocale: project.englishFacts.includes('funder') ? ('en' as const) : undefined,
    place: districts.map(({ name }) => name).join(', '),
    cost: value ? formatMoneyInShort(value, locale) : '',
    ...(datesAsEntered && { datesAsEntered }),
  }
}

export type StatementData = Awaited<ReturnType<typeof loadStatement>>

type Ranked = Pick<Project, 'id' | 'status' | 'parent_id' | 'services'>
type Costs = ReadonlyMap<number, Pick<ShortlistedProject, 'value'>>

/**
 * The projects whose main service, the first one, is in the discipline. Only where there is none, those that it shares
 * with others. Works to come are no experience.
 */
export function ownProjects<One extends Ranked>(projects: readonly One[], serviceIds: ReadonlySet<number>): One[] {
  const known = projects.filter(({ status }) => status !== 'upcoming')
  const own = known.filter(({ services: [main] }) => main !== undefined && serviceIds.has(main.id))
  return own.length > 0 ? own : known
}

/** By cost, then main projects before their parts, then in the firm's own order. Amounts compare in rupees alone. */
export function byWeight<One extends Ranked>(projects: readonly One[], costs: Costs): One[] {
  const cost = ({ id }: One) => {
    const value = costs.get(id)?.value
    return value?.currency === 'NPR' ? value.amount : 0
  }
  return projects.toSorted(
    (one, other) => cost(other) - cost(one) || Number(one.parent_id !== null) - Number(other.parent_id !== null),
  )
}
