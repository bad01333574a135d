import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool, type Updateable } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { among } from './engine.ts'
import type { Database } from './schema.ts'
import { contains, searchPatterns } from './search.ts'
import type { Slice } from './slice.ts'

export interface LibraryFilter {
  search?: string | undefined
  withoutAlt?: boolean | undefined
  ids?: readonly number[] | undefined
  exceptIds?: readonly number[] | undefined
}

export interface LibraryOrder {
  by: 'created' | 'updated' | 'name'
  direction: 'asc' | 'desc'
}

export type LibraryPictureRow = Awaited<ReturnType<typeof listLibraryPictures>>[number]

export async function countLibraryPictures(db: Kysely<Database>, filter: LibraryFilter): Promise<number> {
  const { rows } = await joinTexts(db)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where(pictureMatches(db, filter))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

export async function listLibraryPictures(
  db: Kysely<Database>,
  filter: LibraryFilter,
  { by, direction }: LibraryOrder,
  { limit, offset }: Slice,
) {
  const expressions = {
    created: sql.ref('picture.created_at'),
    updated: sql.ref('picture.updated_at'),
    name: sql`lower(${sql.ref('picture.name')})`,
  }
  return joinTexts(db)
    .selectAll('picture')
    .select((eb) => [eb.fn.coalesce('english.alt', sql<string>`''`).as('alt'), 'nepali.alt as alt_ne'])
    .where(pictureMatches(db, filter))
    .orderBy(expressions[by], direction)
    .orderBy('picture.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findPicture(db: Kysely<Database>, id: number) {
  return db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds the picture made from an upload with this hash, also among the sample content. */
export async function findPictureByUpload(db: Kysely<Database>, hash: string) {
  return db
    .selectFrom('picture')
    .selectAll()
    .where((eb) =>
      eb.or([eb('upload_hash', '=', hash), eb.and([eb('upload_hash', 'is', null), eb('key', '=', hash.slice(0, 16))])]),
    )
    .orderBy('id')
    .executeTakeFirst()
}

export async function updatePicture(
  tx: Kysely<Database>,
  id: number,
  changes: Updateable<Database['picture']>,
): Promise<void> {
  await tx
    .updateTable('picture')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** @param alt null deletes the translation */
export async function replacePictureAlt(
  tx: Kysely<Database>,
  id: number,
  locale: Locale,
  alt: string | null,
): Promise<void> {
  await tx.deleteFrom('picture_translation').where('picture_id', '=', id).where('locale', '=', locale).execute()
  if (alt !== null) await tx.insertInto('picture_translation').values({ picture_id: id, locale, alt }).execute()
}

export async function deletePicture(tx: Kysely<Database>, id: number): Promise<void> {
  await tx.deleteFrom('picture').where('id', '=', id).execute()
}

/** Records a replaced key for redirects; the current key is no former one any more. */
export async function recordFormerKey(
  tx: Kysely<Database>,
  pictureId: number,
  former: string,
  present: string,
): Promise<void> {
  await tx.deleteFrom('picture_former_key').where('key', 'in', [former, present]).execute()
  await tx.insertInto('picture_former_key').values({ key: former, picture_id: pictureId }).execute()
}

export async function findPictureByFormerKey(db: Kysely<Database>, key: string) {
  return db
    .selectFrom('picture_former_key')
    .innerJoin('picture', 'picture.id', 'picture_former_key.picture_id')
    .selectAll('picture')
    .where('picture_former_key.key', '=', key)
    .executeTakeFirst()
}

export async function listFormerKeys(db: Kysely<Database>): Promise<{ key: string; picture_id: number }[]> {
  return db.selectFrom('picture_former_key').selectAll().execute()
}

/** Finds pictures by current or former keys. */
export async function listPictureIdsByKeys(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<{ key: string; id: number }[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('picture')
    .select(['key', 'id'])
    .where(among(db, 'key', keys))
    .unionAll(
      db
        .selectFrom('picture_former_key')
        .select(['key', 'picture_id as id'])
        .where(among(db, 'key', keys)),
    )
    .execute()
}

function joinTexts(db: Kysely<Database>) {
  return db
    .selectFrom('picture')
    .leftJoin('picture_translation as english', (join) =>
      join.onRef('english.picture_id', '=', 'picture.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('picture_translation as nepali', (join) =>
      join.onRef('nepali.picture_id', '=', 'picture.id').on('nepali.locale', '=', 'ne'),
    )
}

function pictureMatches(
  db: Kysely<Database>,
  { search, withoutAlt, ids, exceptIds }: LibraryFilter,
): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'picture'>()
  const conditions: Expression<SqlBool>[] = []
  if (withoutAlt) conditions.push(sql<SqlBool>`coalesce(english.alt, '') = ''`)
  if (ids) conditions.push(among(db, 'picture.id', ids))
  if (exceptIds) conditions.push(sql<SqlBool>`not (${among(db, 'picture.id', exceptIds)})`)
  for (const pattern of searchPatterns(search ?? '')) {
    conditions.push(
      eb.or(
        [eb.ref('picture.name'), sql<string | null>`english.alt`, sql<string | null>`nepali.alt`].map((text) =>
          contains(text, pattern),
        ),
      ),
    )
  }
  return eb.and(conditions)
}
