import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'

export interface SitemapRow {
  id: number
  slug: string
  updatedAt: string
  pictureIds: number[]
}

/** Their items have pages of their own. */
export type PagedTable = 'news' | 'project' | 'service' | 'client'

/** With those whose items share a page. */
export type ListedTable = PagedTable | 'partner' | 'team_member' | 'certificate'

/** Without those hidden from search engines. By id, so that an item stays in its part of the sitemap. */
export async function listSitemapRows(db: Kysely<Database>, table: PagedTable, slice: Slice): Promise<SitemapRow[]> {
  if (table === 'project') return listProjects(db, slice)
  if (table === 'client') {
    const clients = await selectSlice(db, table, slice).execute()
    return clients.map((client) => ({ ...client, pictureIds: [] }))
  }
  const rows = await selectSlice(db, table, slice).select('picture_id as pictureId').execute()
  return rows.map(({ pictureId, ...row }) => ({ ...row, pictureIds: pictureId === null ? [] : [pictureId] }))
}

/** The last change of each part. */
export async function listPartChanges(db: Kysely<Database>, table: PagedTable, size: number): Promise<string[]> {
  const changes: string[] = []
  for (let offset = 0; ; offset += size) {
    const rows = selectListed(db, table).select(['id', 'updated_at']).orderBy('id').limit(size).offset(offset)
    const { changed } = await db
      .selectFrom(rows.as('part'))
      .select((eb) => eb.fn.max<string | null>('part.updated_at').as('changed'))
      .executeTakeFirstOrThrow()
    if (changed === null) return changes
    changes.push(changed)
  }
}

/** The slugs of published items that changed after a time, the newest first: engines look again at hidden ones too. */
export async function listChangedSince(db: Kysely<Database>, table: PagedTable, time: string): Promise<string[]> {
  const rows = await selectPaged(db, table)
    .select('slug')
    .where('updated_at', '>', time)
    .orderBy('updated_at', 'desc')
    .limit(5000)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Undefined for an empty list. */
export async function lastChange(db: Kysely<Database>, table: ListedTable): Promise<string | undefined> {
  const { changed } = await selectPublished(db, table)
    .select((eb) => eb.fn.max<string | null>('updated_at').as('changed'))
    .executeTakeFirstOrThrow()
  return changed ?? undefined
}

export async function listTranslated(
  db: Kysely<Database>,
  table: PagedTable,
  ids: readonly number[],
  locale: Locale,
): Promise<Set<number>> {
  const id = sql.ref(`${table}_id`)
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${sql.table(`${table}_translation`)}
    where locale = ${locale} and written_in is null and ${id} between ${Math.min(...ids)} and ${Math.max(...ids)}`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}

function selectPublished(db: Kysely<Database>, table: ListedTable) {
  const rows = db.selectFrom(table as 'news')
  return table === 'news' ? rows.where('status', '=', '1') : rows
}

/** Of clients, those with projects: the page of another says nothing yet. It changes with its projects. */
function selectPaged(db: Kysely<Database>, table: PagedTable) {
  if (table !== 'client') return selectPublished(db, table)
  const pages = db
    .selectFrom('client')
    .innerJoin('project', 'project.client_id', 'client.id')
    .select(['client.id', 'client.slug'])
    .select(
      sql<string>`max(case when project.updated_at > client.updated_at then project.updated_at else client.updated_at end)`.as(
        'updated_at',
      ),
    )
    .groupBy(['client.id', 'client.slug'])
  return db.selectFrom(pages.as('page')) as unknown as ReturnType<typeof selectPublished>
}

function selectListed(db: Kysely<Database>, table: PagedTable) {
  const pages = selectPaged(db, table)
  return table === 'client' ? pages : pages.where('hidden_from_search', '=', 0)
}

function selectSlice(db: Kysely<Database>, table: PagedTable, { limit, offset }: Slice) {
  return selectListed(db, table)
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(limit)
    .offset(offset)
}

async function listProjects(db: Kysely<Database>, slice: Slice): Promise<SitemapRow[]> {
  const projects = await selectSlice(db, 'project', slice).execute()
  if (projects.length === 0) return []
  const links = await db
    .selectFrom('project_picture')
    .select(['project_id', 'picture_id'])
    .where('project_id', '>=', projects[0]!.id)
    .where('project_id', '<=', projects.at(-1)!.id)
    .orderBy('project_id')
    .orderBy('position')
    .execute()
  const picturesOf = Map.groupBy(links, (link) => link.project_id)
  return projects.map((project) => ({
    ...project,
    pictureIds: (picturesOf.get(project.id) ?? []).map((link) => link.picture_id),
  }))
}
