import { sql, type Kysely, type RawBuilder } from 'kysely'
import { among } from './engine.ts'
import type { Database } from './schema.ts'

/** A row that shows a picture. */
export interface PictureUserRow {
  picture_id: number
  entity: string
  id: number
  title: string
}

/** A text that may show pictures by their addresses. */
export interface PictureTextRow {
  entity: string
  id: number
  title: string
  text: string
}

interface User {
  /** Under which name staff edit it. */
  entity: string
  table: string
  /** Its column with a picture's id. */
  column?: string
  /** The field of its translations by which it is called. */
  title: 'name' | 'title'
  /** The field of its translations that holds HTML. */
  html?: string
}

const USERS: User[] = [
  { entity: 'news', table: 'news', column: 'picture_id', title: 'name', html: 'description' },
  { entity: 'services', table: 'service', column: 'picture_id', title: 'name', html: 'description' },
  { entity: 'projects', table: 'project', title: 'title', html: 'description' },
  { entity: 'teams', table: 'team_member', column: 'photo_picture_id', title: 'name' },
  { entity: 'clients', table: 'client', column: 'logo_picture_id', title: 'name' },
  { entity: 'partners', table: 'partner', column: 'logo_picture_id', title: 'name' },
  { entity: 'pages', table: 'page', column: 'picture_id', title: 'title', html: 'body' },
]

/**
 * The rows that name pictures by id, once for each picture and row.
 * @param pictureIds of which pictures; undefined: of all
 */
export async function listPictureUsers(db: Kysely<Database>, pictureIds?: readonly number[]): Promise<PictureUserRow[]> {
  const only = (column: string) => (pictureIds ? among(db, column, pictureIds) : sql`${sql.ref(column)} is not null`)
  const parts = USERS.flatMap(({ entity, table, column, title }) =>
    column
      ? [sql`select ${sql.ref(`owner.${column}`)} as picture_id, ${sql.lit(entity)} as entity, owner.id as id, ${sql.ref(`english.${title}`)} as title
          from ${sql.table(table)} as owner ${english(table)} where ${only(`owner.${column}`)}`]
      : [],
  )
  parts.push(sql`select shown.picture_id as picture_id, 'projects' as entity, owner.id as id, english.title as title
    from project_picture as shown inner join project as owner on owner.id = shown.project_id ${english('project')} where ${only('shown.picture_id')}`)
  const { rows } = await sql<PictureUserRow>`${sql.join(parts, sql` union `)} order by 1, 2, 3`.execute(db)
  return rows
}

/** The texts, in every language, that hold a fragment, which has none of the signs that LIKE has a meaning for. */
export async function listTextsWith(db: Kysely<Database>, fragment: string): Promise<PictureTextRow[]> {
  const parts = USERS.flatMap(({ entity, table, title, html }) =>
    html
      ? [sql`select ${sql.lit(entity)} as entity, owner.id as id, ${sql.ref(`english.${title}`)} as title, ${sql.ref(`any.${html}`)} as text
          from ${sql.table(table)} as owner ${english(table)}
          inner join ${sql.table(`${table}_translation`)} as "any" on ${sql.ref(`any.${table}_id`)} = owner.id
          where ${sql.ref(`any.${html}`)} like ${`%${fragment}%`}`]
      : [],
  )
  const { rows } = await sql<PictureTextRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** The newest documents that visitors do not see, as JSON: drafts, and what lies in the trash. */
export async function listUnpublishedDocuments(db: Kysely<Database>): Promise<PictureTextRow[]> {
  return db
    .selectFrom('content_item as item')
    .innerJoin('content_version as newest', (join) =>
      join
        .onRef('newest.entity', '=', 'item.entity')
        .onRef('newest.item_id', '=', 'item.item_id')
        .onRef('newest.number', '=', 'item.version'),
    )
    .select(['item.entity', 'item.item_id as id', 'item.title', 'newest.document as text'])
    .where((eb) => eb.or([eb('item.published_version', 'is', null), eb('item.published_version', '<>', eb.ref('item.version'))]))
    .execute()
}

function english(table: string): RawBuilder<unknown> {
  return sql`inner join ${sql.table(`${table}_translation`)} as english on ${sql.ref(`english.${table}_id`)} = owner.id and english.locale = 'en'`
}
