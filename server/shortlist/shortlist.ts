import { PROJECT_FACTS, type ProjectFacts } from '../../contract/projects/kind.ts'
import type { Shortlist, ShortlistQuery } from '../../contract/shortlist/shortlist.ts'
import { listProjectsWithFacts, loadProjectParts, loadProjectRows } from '../projects/public.ts'
import type { Db } from '../core/store/schema.ts'
import { toFacts } from '../core/content/facts.ts'
import { team } from '../people/public.ts'

/** In the order of the ids; unknown ones are left out. */
export async function getShortlist(db: Db, { projects, people, locale }: ShortlistQuery): Promise<Shortlist> {
  const [foundProjects, foundPeople] = await Promise.all([
    projects.length > 0 ? listShortlistedProjects(db, projects, locale) : [],
    people.length > 0 ? team.listById(db, people, locale) : [],
  ])
  return { projects: inOrder(projects, foundProjects), people: inOrder(people, foundPeople) }
}

async function listShortlistedProjects(
  db: Db,
  ids: readonly number[],
  locale: ShortlistQuery['locale'],
): Promise<Shortlist['projects']> {
  const rows = await listProjectsWithFacts(db, ids, locale)
  const [toProject, rowsOf] = await Promise.all([loadProjectParts(db, rows, locale), loadProjectRows(db, ids, locale)])
  return rows.map((row) => {
    const facts = toFacts(PROJECT_FACTS, row) as ProjectFacts
    return { ...toProject(row), ...facts, ...rowsOf(row.id, facts) }
  })
}

function inOrder<Item extends { id: number }>(ids: readonly number[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
