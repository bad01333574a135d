import { sql } from 'kysely'
import type { Locale } from '../../../../contract/locale.ts'
import { variantSignature } from '../../../../contract/pictures/picture-variants.ts'
import { among } from '../../store/engine.ts'
import type { Db } from '../../store/schema.ts'
import { translationRows, type NewRow, textOf } from '../../store/translation.ts'
import type { StoredOriginal } from '../picture-files.ts'

export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number]

/** The caller stores the file. */
export async function insertPicture(db: Db, { translations, ...row }: NewRow<'picture'>): Promise<number> {
  const { id } = await db.insertInto('picture').values(row).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('picture_translation')
    .values(translationRows({ picture_id: id }, translations))
    .execute()
  return id
}

/** A picture as files describe it: those of the sample content, and of an export. */
interface DescribedPicture extends Record<'width' | 'height', number> {
  color: string
  focalPoint: Record<'x' | 'y', number>
  captions?: object | undefined
  credit?: string | undefined
  licence?: string | undefined
  tags?: readonly string[] | undefined
}

/** The same with its tags. @param row columns of the one who inserts it */
export async function insertDescribedPicture(
  tx: Db,
  { key, fileName, mediaType, bytes }: StoredOriginal,
  { width, height, color, focalPoint, captions, credit, licence, tags = [] }: DescribedPicture,
  row: Pick<NewRow<'picture'>, 'name' | 'created_at' | 'updated_at' | 'sample_version' | 'translations'>,
): Promise<number> {
  const id = await insertPicture(tx, {
    ...row,
    key,
    file_name: fileName,
    media_type: mediaType,
    bytes,
    width,
    height,
    color,
    focal_x: focalPoint.x,
    focal_y: focalPoint.y,
    captions: captions ? JSON.stringify(captions) : null,
    credit: credit ?? null,
    licence: licence ?? null,
    variants_made_at: null,
  })
  await addTags(tx, [id], tags)
  return id
}

export async function findPictureByKey(db: Db, key: string) {
  return db.selectFrom('picture').selectAll().where('key', '=', key).executeTakeFirst()
}

/** @param signature of the wanted sizes */
export async function listPicturesWithoutVariants(db: Db, signature = variantSignature()) {
  return db
    .selectFrom('picture')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('variants_made_at', 'is', null),
        eb('variants_signature', 'is', null),
        eb('fingerprint', 'is', null),
        eb('variants_signature', '!=', signature),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Does nothing if the file was replaced meanwhile. The content revision stays: pages do not change. */
export async function markVariantsMade(
  db: Db,
  { id, key }: { id: number; key: string },
  { signature, fingerprint, at }: { signature: string; fingerprint: string; at: string },
): Promise<void> {
  const made = { variants_made_at: at, variants_signature: signature, fingerprint }
  await db.updateTable('picture').set(made).where('id', '=', id).where('key', '=', key).execute()
}

export async function listPictures(db: Db, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return []
  return selectPictures(db, locale)
    .where(among(db, 'picture.id', ids))
    .execute()
}

export async function listProjectPictures(db: Db, projectIds: readonly number[], locale: Locale) {
  if (projectIds.length === 0) return []
  return selectPictures(db, locale)
    .innerJoin('project_picture', 'project_picture.picture_id', 'picture.id')
    .select('project_picture.project_id')
    .where(among(db, 'project_picture.project_id', projectIds))
    .orderBy('project_picture.project_id')
    .orderBy('project_picture.position')
    .orderBy('picture.id')
    .execute()
}

function selectPictures(db: Db, locale: Locale) {
  return db
    .selectFrom('picture')
    .leftJoin('picture_translation as english', textOf('english.picture_id', 'picture.id', 'en'))
    .leftJoin('picture_translation as wanted', textOf('wanted.picture_id', 'picture.id', locale))
    .select([
      'picture.id',
      'picture.key',
      'picture.file_name',
      'picture.width',
      'picture.height',
      'picture.color',
      'picture.focal_x',
      'picture.focal_y',
      'picture.captions',
      'picture.credit',
      'picture.licence',
    ])
    .select(sql.lit(locale).$castTo<Locale>().as('locale'))
    .select((eb) => eb.fn.coalesce('wanted.alt', 'english.alt').$notNull().as('alt'))
}

/** All tags, with how many pictures have each. */
export async function listTags(db: Db): Promise<{ tag: string; count: number }[]> {
  const rows = await db
    .selectFrom('picture_tag')
    .innerJoin('picture', 'picture.id', 'picture_tag.picture_id')
    .select((eb) => ['tag', eb.fn.countAll<number>().as('count')])
    .where('trashed_at', 'is', null)
    .groupBy('tag')
    .orderBy('tag')
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}

export async function addTags(tx: Db, ids: readonly number[], tags: readonly string[]): Promise<void> {
  const rows = ids.flatMap((picture_id) => tags.map((tag) => ({ picture_id, tag })))
  if (rows.length === 0) return
  await tx
    .insertInto('picture_tag')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param tags undefined: all of them */
export async function removeTags(tx: Db, ids: readonly number[], tags?: readonly string[]): Promise<void> {
  const rows = tx.deleteFrom('picture_tag').where(among(tx, 'picture_id', ids))
  if (!tags) await rows.execute()
  else if (tags.length > 0) await rows.where('tag', 'in', [...tags]).execute()
}
