import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { PROJECT_FACTS, projectKind, type ProjectFacts } from '../../contract/projects/kind.ts'
import type { ListAnswer } from '../../contract/list.ts'
import type { OwnFact } from '../../contract/facts/own-fact.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  RELATED_PROJECTS,
  type Project,
  type ProjectDetail,
  type ProjectListQuery,
  type ProjectReference,
} from '../../contract/projects/project.ts'
import { declared, filterNames } from '../../contract/project-filters.ts'
import { createLimiter } from '../core/process/limiter.ts'
import { toChecked } from '../core/content/record-checks.ts'
import { listProjectRelatives } from './store/projects-relatives.ts'
import {
  countProjects,
  findProjectBySlug,
  listProjects as listRows,
  listProjectsById,
  type ProjectRow,
} from './store/projects.ts'
import { getContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { publicRows, toFacts } from '../core/content/facts.ts'
import { loadLocalLevels } from '../core/places/places.ts'
import { toLocales } from '../core/store/translation.ts'
import { inOrder, listAnswer, sliceOf, totalOf } from '../core/store/paging.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { loadProjectParts } from './project-parts.ts'
import { loadProjectRows } from './project-rows.ts'
import { listStoryPictures, toPhases, toVideo } from './project-story.ts'
import { listMatching, toProjectFilter, toQuickFilter } from './project-filter.ts'
import { loadProjectTable } from '../project-table/public.ts'
import { loadOwnFacts } from '../facts/public.ts'
import { listPublicationsOf } from '../publications/public.ts'
import { listProjectPeople, toLead } from '../people/public.ts'
import { orNotFound, tooMany } from '../core/process/service-error.ts'
import { toSeo } from '../core/content/seo.ts'
import type { LongList } from '../core/api/long-list.ts'

/** @throws ServiceError invalid for an unknown district, province, service or parent */
export async function listProjects(db: Db, query: ProjectListQuery, now = new Date()): Promise<ListAnswer<Project>> {
  if (isCostly(query)) {
    const { ids, total } = await findProjects(db, query, now)
    return listAnswer(await listProjectsInOrder(db, ids, query.locale), total, query)
  }
  const filter = await toQuickFilter(db, query)
  const slice = sliceOf(query)
  const rows = await listRows(db, filter, query.locale, slice)
  const [total, toProject] = await Promise.all([
    totalOf(rows, slice, () => countProjects(db, filter)),
    loadProjectParts(db, rows, query.locale),
  ])
  return listAnswer(rows.map(toProject), total, query)
}

/** Rows that an index skips quickly. */
const QUICK_OFFSET = 1_000

/** Parameters of a list that need a look at all projects. */
export const COSTLY_PARAMETERS = [...filterNames.filter((name) => !declared(name).isQuick), 'sort'] as const

/** Lists from the start, as on the home page, are read by an index of the store. */
export function isCostly(query: ProjectListQuery): boolean {
  const isFiltered = COSTLY_PARAMETERS.some((name) => String(query[name] ?? '') !== '')
  return isFiltered || query.limit > 100 || (query.page - 1) * query.limit > QUICK_OFFSET
}

/** A part of a list, and the number of all that match. */
async function findProjects(db: Db, query: ProjectListQuery, now: Date): Promise<{ ids: number[]; total: number }> {
  const table = await loadProjectTable(db)
  const filter = await toProjectFilter(db, table, query, now)
  const found = listMatching(table, filter, query.sort)
  const { limit, offset } = sliceOf(query)
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

/** Deleted ones are left out. */
export async function listProjectsInOrder(db: Db, ids: number[], locale: Locale): Promise<Project[]> {
  const rows = await listProjectsById(db, ids, locale)
  const toProject = await loadProjectParts(db, rows, locale)
  return inOrder(ids, rows).map(toProject)
}

/** Longer lists are read in parts. */
export const PROJECTS_AT_ONCE = 500
/** A part takes some milliseconds, so that other requests hardly wait. */
const PART = 50
const parts = createLimiter({ concurrency: 1 })
/** Each holds a part and a compressor in memory. */
const MAX_LONG_LISTS = 40
const RETRY_AFTER = 5
let openLists = 0

/**
 * The order is that of the call, each project as of its part; deleted ones are left out.
 * Without a transaction, so that a slow reader blocks nobody. @throws ServiceError invalid, too_many_requests
 */
export async function listManyProjects(
  db: Db,
  query: ProjectListQuery,
  now: Date,
): Promise<ListAnswer<Project> | LongList<Project>> {
  // Before the ids: the list must not pass for one after a concurrent write.
  const revision = await getContentRevision(db)
  const { ids, total } = await findProjects(db, query, now)
  let gone = 0
  const read = async (wanted: number[]) => {
    const projects = await listProjectsInOrder(db, wanted, query.locale)
    gone += wanted.length - projects.length
    return projects
  }
  const makeAnswer = (data: Project[]) => listAnswer(data, total - gone, query)
  if (ids.length <= PROJECTS_AT_ONCE) return makeAnswer(await read(ids))
  if (openLists >= MAX_LONG_LISTS)
    throw tooMany('Too many long lists are being read right now: try again in a few seconds', RETRY_AFTER)
  return { parts: readParts(ids, read), revision, meta: () => makeAnswer([]).meta }
}

async function* readParts(ids: number[], read: (wanted: number[]) => Promise<Project[]>): AsyncGenerator<Project[]> {
  openLists += 1
  try {
    for (let from = 0; from < ids.length; from += PART) yield await parts.run(() => read(ids.slice(from, from + PART)))
  } finally {
    openLists -= 1
  }
}

export async function getProject(db: Db, slug: string, locale: Locale, now = new Date()): Promise<ProjectDetail> {
  const row = orNotFound(await findProjectBySlug(db, slug, locale, nepalDay(now)), 'Project')
  const relatives = await listProjectRelatives(db, row, locale, RELATED_PROJECTS)
  const { parent, part = [], previous, next, related = [] } = relatives
  const [toProject, rowsOf, localLevels, publications, people, pictureOf, ownFactsOf] = await Promise.all([
    loadProjectParts(db, [row, ...part, ...related], locale),
    loadProjectRows(db, [row.id], locale),
    loadLocalLevels(db, row.id, locale),
    listPublicationsOf(db, 'project', row.id, locale),
    listProjectPeople(db, row, locale, now),
    loadPictures(db, [row.social_picture_id, ...listStoryPictures(row, locale)], locale),
    loadProjectFacts(db, [row], locale, now),
  ])
  const facts = toFacts(PROJECT_FACTS, row) as ProjectFacts
  return {
    ...toProject(row),
    ...facts,
    ...rowsOf(row.id, facts),
    phases: toPhases(row, locale, pictureOf),
    video: toVideo(row, locale, pictureOf),
    lead: toLead(row.lead),
    localLevels,
    publications,
    ...toChecked(row.checked_on, locale),
    people,
    facts: ownFactsOf(row),
    seo: toSeo(row, pictureOf),
    locales: toLocales(row),
    parent: toReference(parent?.[0]),
    parts: part.map(toProject),
    previous: toReference(previous?.[0]),
    next: toReference(next?.[0]),
    related: related.map(toProject),
  }
}

/** The firm's own facts of each of these projects. */
export async function loadProjectFacts(db: Db, rows: readonly { facts: string | null }[], locale: Locale, now: Date) {
  const listRows = ({ facts }: { facts: string | null }) => publicRows(projectKind.fields.facts, facts, locale)
  const toFactsOf = await loadOwnFacts(db, rows.flatMap(listRows), locale, now)
  return (row: { facts: string | null }): OwnFact[] => toFactsOf(listRows(row))
}

function toReference(row: ProjectRow | undefined): ProjectReference | null {
  return row ? { id: row.id, title: row.title, slug: row.slug } : null
}
