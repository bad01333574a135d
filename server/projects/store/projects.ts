import { sql } from 'kysely'
import { countRows, type Slice } from '../../core/store/paging.ts'
import { PROJECT_FACTS } from '../../../contract/kinds/project.ts'
import type { Locale } from '../../../contract/locale.ts'
import { checkedOnColumn } from '../../confirmations/public.ts'
import { searchEngineColumns } from '../../core/content/seo.ts'
import { factColumns } from '../../core/content/store/fact-columns.ts'
import { among } from '../../core/store/engine.ts'
import type { Db } from '../../core/store/schema.ts'
import { answeredLocale, publishedLocales } from '../../core/store/translation.ts'
import { leadColumn } from '../../people/public.ts'
import type { QuickFilter } from '../../project-table/public.ts'
import { storyColumns } from '../project-story.ts'
import { projectMatches } from './project-filter.ts'

export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number]

export async function countProjects(db: Db, filter: QuickFilter): Promise<number> {
  return countRows(db.selectFrom('project').where(projectMatches(filter)))
}

/** Texts are joined for the rows of the page alone; earlier rows are skipped in an index. */
export async function listProjects(db: Db, filter: QuickFilter, locale: Locale, slice: Slice) {
  return selectProjects(db, locale)
    .where('project.id', 'in', selectProjectIds(db, filter, slice))
    .orderBy(POSITION)
    .execute()
}

export async function listProjectsById(db: Db, ids: readonly number[], locale: Locale) {
  return selectProjects(db, locale)
    .where(among(db, 'project.id', ids))
    .execute()
}

/** With their public facts. */
export async function listProjectsWithFacts(db: Db, ids: readonly number[], locale: Locale) {
  return selectProjects(db, locale)
    .select(factColumns('project', PROJECT_FACTS))
    .where(among(db, 'project.id', ids))
    .execute()
}

/** The projects that were added last, newest first. */
export async function listNewestProjects(db: Db, locale: Locale, limit: number) {
  const newest = db
    .selectFrom('project')
    .select('project.id')
    .orderBy('project.created_at', 'desc')
    .orderBy('project.id', 'desc')
    .limit(limit)
  return selectProjects(db, locale)
    .select('project.created_at')
    .where('project.id', 'in', newest)
    .orderBy('project.created_at', 'desc')
    .orderBy('project.id', 'desc')
    .execute()
}

/** The firm's own order. */
const POSITION = sql`project.sort_order, project.id`

function selectProjectIds(db: Db, filter: QuickFilter, { limit, offset }: Slice) {
  return db
    .selectFrom('project')
    .select('project.id')
    .where(projectMatches(filter))
    .orderBy(POSITION)
    .limit(limit)
    .offset(offset)
}

/** @param today a lead who has left is not named */
export async function findProjectBySlug(db: Db, slug: string, locale: Locale, today: string) {
  return selectProjects(db, locale)
    .select(factColumns('project', PROJECT_FACTS))
    .select(searchEngineColumns('project'))
    .select(publishedLocales(db, 'project'))
    .select(checkedOnColumn('projects'))
    .select(storyColumns(db))
    .select(leadColumn(db, MAIN_SERVICE, { locale, today }))
    .where('project.slug', '=', slug)
    .executeTakeFirst()
}

/** The first one counts most. */
const MAIN_SERVICE = sql`(select service_id from project_service where project_id = project.id order by position limit 1)`

export async function findProjectById(db: Db, id: number, locale: Locale) {
  return selectProjects(db, locale).where('project.id', '=', id).executeTakeFirst()
}

export function selectProjects(db: Db, locale: Locale) {
  return db
    .selectFrom('project')
    .leftJoin('project_translation as english', (join) =>
      join.onRef('english.project_id', '=', 'project.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('project_translation as wanted', (join) =>
      join.onRef('wanted.project_id', '=', 'project.id').on('wanted.locale', '=', locale),
    )
    .leftJoin('client', 'client.id', 'project.client_id')
    .leftJoin('client_translation as english_client', (join) =>
      join.onRef('english_client.client_id', '=', 'project.client_id').on('english_client.locale', '=', 'en'),
    )
    .leftJoin('client_translation as wanted_client', (join) =>
      join.onRef('wanted_client.client_id', '=', 'project.client_id').on('wanted_client.locale', '=', locale),
    )
    .select([
      'project.id',
      'project.code',
      'project.slug',
      'project.parent_id',
      'project.status',
      'project.dates_as_entered',
      'project.client_id',
      'client.slug as client_slug',
      'project.started',
      'project.ended',
      'project.sort_order',
      'project.updated_at',
    ])
    .select((eb) => [
      eb.fn.coalesce('wanted.title', 'english.title').$notNull().as('title'),
      eb.fn.coalesce('wanted.description', 'english.description').as('description'),
      answeredLocale,
      eb.fn.coalesce('wanted_client.name', 'english_client.name').as('client_name'),
    ])
}

/** Those whose location is public, in the order of lists. @param districts codes; undefined: everywhere */
export async function listLocatedProjects(db: Db, locale: Locale, limit: number, districts?: readonly string[]) {
  return selectProjects(db, locale)
    .select((eb) => eb.ref('project.location_geometry').$notNull().as('location_geometry'))
    .where('project.location_visibility', '=', 'public')
    .where('project.location_geometry', 'is not', null)
    .$if(districts !== undefined, (query) =>
      query.where('project.id', 'in', (eb) =>
        eb
          .selectFrom('project_district')
          .select('project_id')
          .where(among(db, 'district_code', districts!)),
      ),
    )
    .orderBy('project.sort_order')
    .orderBy('project.id')
    .limit(limit)
    .execute()
}

export async function countLocatedProjects(db: Db): Promise<number> {
  return countRows(
    db.selectFrom('project').where('location_visibility', '=', 'public').where('location_geometry', 'is not', null),
  )
}
