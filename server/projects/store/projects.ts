import { sql, expressionBuilder, type AliasedRawBuilder, type Expression, type SqlBool } from 'kysely'
import { PROJECT_FACTS, projectKind } from '../../../contract/projects/kind.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { checkedOnColumn } from '../../core/content/record-checks.ts'
import { factColumns, rowColumns } from '../../core/content/facts.ts'
import { searchEngineColumns } from '../../core/content/seo.ts'
import { among } from '../../core/store/engine.ts'
import { countRows, contains, searchPatterns, type Slice } from '../../core/store/paging.ts'
import type { Db, Database } from '../../core/store/schema.ts'
import { answeredLocale, publishedLocales, textOf } from '../../core/store/translation.ts'
import { leadColumn } from '../../people/public.ts'
import { changeColumn, storyColumns } from '../project-story.ts'

/** Of lists that an index of the store answers. */
export interface QuickFilter {
  status?: ProjectStatus | undefined
  /** null: main projects. */
  parentId?: number | null | undefined
  hasPictures?: boolean | undefined
}

export type ProjectRow = Awaited<ReturnType<typeof listProjects>>[number]

export async function countProjects(db: Db, filter: QuickFilter): Promise<number> {
  return countRows(db.selectFrom('project').where(projectMatches(filter)))
}

/** Texts are joined for the rows of the page alone; earlier rows are skipped in an index. */
export async function listProjects(db: Db, filter: QuickFilter, locale: Locale, slice: Slice) {
  const found = db.selectFrom('project').select('project.id').where(projectMatches(filter)).orderBy(POSITION)
  return selectProjects(db, locale)
    .where('project.id', 'in', found.limit(slice.limit).offset(slice.offset))
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
    .select(factColumns('project', PROJECT_FACTS, true))
    .select(ownFactsColumn(db))
    .where(among(db, 'project.id', ids))
    .execute()
}

/** The projects that were added last, newest first. */
export async function listNewestProjects(db: Db, locale: Locale, limit: number) {
  const newest = db.selectFrom('project').select('project.id').orderBy(NEWEST).limit(limit)
  return selectProjects(db, locale)
    .select('project.created_at')
    .where('project.id', 'in', newest)
    .orderBy(NEWEST)
    .execute()
}

const NEWEST = sql`project.created_at desc, project.id desc`

/** The firm's own order. */
const POSITION = sql`project.sort_order, project.id`

/** @param today a lead who has left is not named */
export async function findProjectBySlug(db: Db, slug: string, locale: Locale, today: string) {
  return selectProjects(db, locale)
    .select(factColumns('project', PROJECT_FACTS, true))
    .select(searchEngineColumns('project'))
    .select(publishedLocales(db, 'project'))
    .select(checkedOnColumn('projects'))
    .select(storyColumns(db))
    .select(ownFactsColumn(db))
    .select(leadColumn(db, MAIN_SERVICE, { locale, today }))
    .where('project.slug', '=', slug)
    .executeTakeFirst()
}

const ownFactsColumn = (db: Db) =>
  rowColumns(db, 'project', [['facts', projectKind.fields.facts]]) as [AliasedRawBuilder<string | null, 'facts'>]

/** The first one counts most. */
const MAIN_SERVICE = sql`(select service_id from project_service where project_id = project.id order by position limit 1)`

export function selectProjects(db: Db, locale: Locale) {
  return db
    .selectFrom('project')
    .leftJoin('project_translation as english', textOf('english.project_id', 'project.id', 'en'))
    .leftJoin('project_translation as wanted', textOf('wanted.project_id', 'project.id', locale))
    .leftJoin('client', 'client.id', 'project.client_id')
    .leftJoin('client_translation as english_client', textOf('english_client.client_id', 'project.client_id', 'en'))
    .leftJoin('client_translation as wanted_client', textOf('wanted_client.client_id', 'project.client_id', locale))
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
      changeColumn(db),
      eb.fn.coalesce('wanted_client.name', 'english_client.name').as('client_name'),
    ])
}

const IS_LOCATED = sql<SqlBool>`(location_visibility = 'public' and location_geometry is not null)`

/** Those whose location is public, in the order of lists. @param districts codes; undefined: everywhere */
export async function listLocatedProjects(db: Db, locale: Locale, limit: number, districts?: readonly string[]) {
  return selectProjects(db, locale)
    .select((eb) => eb.ref('project.location_geometry').$notNull().as('location_geometry'))
    .where(IS_LOCATED)
    .$if(districts !== undefined, (query) =>
      query.where(
        sql<SqlBool>`project.id in (select project_id from project_district where ${among(db, 'district_code', districts!)})`,
      ),
    )
    .orderBy(POSITION)
    .limit(limit)
    .execute()
}

export async function countLocatedProjects(db: Db): Promise<number> {
  return countRows(db.selectFrom('project').where(IS_LOCATED))
}

/** The projects whose texts contain all words of a search; undefined where it has none. */
export async function searchTexts(db: Db, search: string): Promise<number[] | undefined> {
  const words = searchPatterns(search).map(matchesWord)
  if (words.length === 0) return undefined
  const rows = await db
    .selectFrom('project')
    .select('project.id')
    .where((eb) => eb.and(words))
    .execute()
  return rows.map(({ id }) => id)
}

function projectMatches({ status, parentId, hasPictures }: QuickFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'project'>()
  const conditions: Expression<SqlBool>[] = []
  if (status !== undefined) conditions.push(eb('project.status', '=', status))
  if (parentId === null) conditions.push(eb('project.parent_id', 'is', null))
  else if (parentId !== undefined) conditions.push(eb('project.parent_id', '=', parentId))
  if (hasPictures) conditions.push(HAS_PICTURES)
  return eb.and(conditions)
}

/** A correlated subquery finds the list's first page without reading all pictures. */
const HAS_PICTURES = sql<SqlBool>`exists (select 1 from project_picture where project_id = project.id)`

const HAS_PLACE = sql<SqlBool>`(location_geometry is not null
  or exists (select 1 from project_district where project_id = project.id))`

/** Searches every language, and each table once for all projects instead of once per project. */
function matchesWord(pattern: string) {
  const has = (column: string) => contains(sql.ref(column), pattern)
  return sql<SqlBool>`(${has('project.code')}
    or project.id in (select project_id from project_translation where ${has('title')} or ${has('description')})
    or project.client_id in (select client_id from client_translation where ${has('name')})
    or project.id in (select project_id from project_district
      join district_translation as text on text.district_code = project_district.district_code where ${has('name')}))`
}

/** Published projects with a picture and a place, counted up to `most`. */
export async function countShownProjects(db: Db, most: number): Promise<number> {
  const rows = await db.selectFrom('project').select('id').where(HAS_PICTURES).where(HAS_PLACE).limit(most).execute()
  return rows.length
}
