import type { Project } from '../../../../contract/projects/project.ts'
import type { ShortlistedProject } from '../../../../contract/shortlist/shortlist.ts'

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
