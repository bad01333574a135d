import { contains, countRows, searchPatterns, type Slice } from '../../store/paging.ts'
import { expressionBuilder, sql, type Expression, type SqlBool, type Updateable } from 'kysely'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../contract/locale.ts'
import { among, engineOf } from '../../store/engine.ts'
import type { Database, Db } from '../../store/schema.ts'

export interface LibraryFilter {
  search?: string | undefined
  /** Without an English one, or without one in any language. */
  alt?: 'missing' | 'incomplete' | undefined
  tag?: string | undefined
  isTrashed?: boolean | undefined
  ids?: readonly number[] | undefined
  exceptIds?: readonly number[] | undefined
}

/** `alts` are its texts, JSON by language. */
export type LibraryPictureRow = Awaited<ReturnType<typeof listLibraryPictures>>[number]

export async function countLibraryPictures(db: Db, filter: LibraryFilter): Promise<number> {
  return countRows(db.selectFrom('picture').where(pictureMatches(db, filter)))
}

export async function listLibraryPictures(
  db: Db,
  filter: LibraryFilter,
  { by, direction }: { by: 'created' | 'updated' | 'name'; direction: 'asc' | 'desc' },
  { limit, offset }: Slice,
) {
  const expressions = {
    created: sql.ref('picture.created_at'),
    updated: sql.ref('picture.updated_at'),
    name: sql`lower(${sql.ref('picture.name')})`,
  }
  const [texts, tags] =
    engineOf(db) === 'postgres'
      ? [sql`json_object_agg(locale, alt)::text`, sql`json_agg(tag order by tag)::text`]
      : [sql`json_group_object(locale, alt)`, sql`json_group_array(tag order by tag)`]
  return db
    .selectFrom('picture')
    .selectAll()
    .select(sql<string | null>`(select ${texts} from picture_translation where picture_id = picture.id)`.as('alts'))
    .select(sql<string | null>`(select ${tags} from picture_tag where picture_id = picture.id)`.as('tags'))
    .where(pictureMatches(db, filter))
    .orderBy(expressions[by], direction)
    .orderBy('picture.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findPicture(db: Db, id: number) {
  return db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds the picture made from an upload with this hash, also among the sample content. */
export async function findPictureByUpload(db: Db, hash: string) {
  return db
    .selectFrom('picture')
    .selectAll()
    .where((eb) =>
      eb.or([eb('upload_hash', '=', hash), eb.and([eb('upload_hash', 'is', null), eb('key', '=', hash.slice(0, 16))])]),
    )
    .orderBy('id')
    .executeTakeFirst()
}

export async function updatePictures(tx: Db, ids: readonly number[], changes: Updateable<Database['picture']>) {
  await tx
    .updateTable('picture')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(among(tx, 'id', ids))
    .execute()
}

/** @param alt null deletes the translation */
export async function replacePictureAlt(tx: Db, id: number, locale: Locale, alt: string | null): Promise<void> {
  await tx.deleteFrom('picture_translation').where('picture_id', '=', id).where('locale', '=', locale).execute()
  if (alt !== null) await tx.insertInto('picture_translation').values({ picture_id: id, locale, alt }).execute()
}

/** @param at UTC ISO; null takes them out of the trash */
export async function trashPictures(tx: Db, ids: readonly number[], at: string | null): Promise<void> {
  await tx
    .updateTable('picture')
    .set({ trashed_at: at })
    .where(among(tx, 'id', ids))
    .execute()
}

export async function deletePicture(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('picture').where('id', '=', id).execute()
}

/** Records a replaced key for redirects; the current key is no former one any more. */
export async function recordFormerKey(tx: Db, pictureId: number, former: string, present: string): Promise<void> {
  await tx.deleteFrom('picture_former_key').where('key', 'in', [former, present]).execute()
  await tx.insertInto('picture_former_key').values({ key: former, picture_id: pictureId }).execute()
}

export async function findPictureByFormerKey(db: Db, key: string) {
  return db
    .selectFrom('picture_former_key')
    .innerJoin('picture', 'picture.id', 'picture_former_key.picture_id')
    .selectAll('picture')
    .where('picture_former_key.key', '=', key)
    .executeTakeFirst()
}

/** Finds pictures by current or former keys. */
export async function listPictureIdsByKeys(db: Db, keys: readonly string[]): Promise<{ key: string; id: number }[]> {
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

function pictureMatches(db: Db, { search, alt, tag, isTrashed, ids, exceptIds }: LibraryFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'picture'>()
  const conditions: Expression<SqlBool>[] = []
  const texts = eb.selectFrom('picture_translation').select('alt').whereRef('picture_id', '=', 'picture.id')
  const lacks = (locale: Locale) => eb.not(eb.exists(texts.where('locale', '=', locale).where('alt', '<>', '')))
  if (alt) conditions.push(alt === 'missing' ? lacks(DEFAULT_LOCALE) : eb.or(LOCALES.map(lacks)))
  const tags = eb.selectFrom('picture_tag').select('tag').whereRef('picture_id', '=', 'picture.id')
  if (tag) conditions.push(eb.exists(tags.where('tag', '=', tag)))
  if (ids) conditions.push(among(db, 'picture.id', ids))
  else conditions.push(eb('picture.trashed_at', isTrashed ? 'is not' : 'is', null))
  if (exceptIds) conditions.push(sql<SqlBool>`not (${among(db, 'picture.id', exceptIds)})`)
  for (const pattern of searchPatterns(search ?? '')) {
    conditions.push(
      eb.or([
        contains(eb.ref('picture.name'), pattern),
        contains(eb.ref('picture.captions'), pattern),
        contains(eb.ref('picture.credit'), pattern),
        eb.exists(tags.where((tagged) => contains(tagged.ref('picture_tag.tag'), pattern))),
        eb.exists(texts.where((text) => contains(text.ref('picture_translation.alt'), pattern))),
      ]),
    )
  }
  return eb.and(conditions)
}
