import type { Feature } from '../core/feature.ts'
import {
  shortlistQuerySchema,
  shortlistSchema,
  type Shortlist,
  type ShortlistQuery,
} from '../../contract/shortlist/shortlist.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { PROJECT_FACTS, type ProjectFacts } from '../../contract/projects/kind.ts'
import { listProjectsWithFacts, loadProjectFacts, loadProjectParts, loadProjectRows } from '../projects/public.ts'
import { inOrder } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { toFacts } from '../core/content/facts.ts'
import { team } from '../people/public.ts'

const call = servedCallsOf('Projects', { access: 'public' })

const shortlistApi = routerOf(
  call('get /', 'The projects and people of a shortlist, by id', {
    cache: ['locale', 'projects', 'people'],
    description:
      'In the order of the ids. Projects have their public facts, as in the call of one project. ' +
      'Visitors keep their shortlists in their browsers: the server stores none.',
    query: shortlistQuerySchema,
    200: one(shortlistSchema, 'The projects and people that exist'),
    handle: ({ db, now }, { query }) => getShortlist(db, query, now()),
  }),
)

export const feature: Feature = { api: (deps) => ({ '/shortlist': shortlistApi(deps) }) }

/** In the order of the ids; unknown ones are left out. */
async function getShortlist(db: Db, { projects, people, locale }: ShortlistQuery, now: Date): Promise<Shortlist> {
  const [foundProjects, foundPeople] = await Promise.all([
    projects.length > 0 ? listShortlistedProjects(db, projects, locale, now) : [],
    team.listById(db, people, locale),
  ])
  return { projects: inOrder(projects, foundProjects), people: inOrder(people, foundPeople) }
}

async function listShortlistedProjects(
  db: Db,
  ids: readonly number[],
  locale: ShortlistQuery['locale'],
  now: Date,
): Promise<Shortlist['projects']> {
  const rows = await listProjectsWithFacts(db, ids, locale)
  const [toProject, rowsOf, ownFactsOf] = await Promise.all([
    loadProjectParts(db, rows, locale),
    loadProjectRows(db, ids, locale),
    loadProjectFacts(db, rows, locale, now),
  ])
  return rows.map((row) => {
    const facts = toFacts(PROJECT_FACTS, row) as ProjectFacts
    return { ...toProject(row), ...facts, ...rowsOf(row.id, facts), facts: ownFactsOf(row) }
  })
}
