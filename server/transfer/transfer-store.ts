import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { ContentItem, ContentVersion } from '../core/content/store/content-items.ts'
import { ofItem } from '../core/store/item-rows.ts'
import type { Db } from '../core/store/schema.ts'

/** Items of a kind in any state, by id. */
export async function listItems(db: Db, entity: ContentEntity): Promise<ContentItem[]> {
  return db.selectFrom('content_item').selectAll().where('entity', '=', entity).orderBy('item_id').execute()
}

/** All versions of an item, oldest first. */
export const listVersions = (db: Db, entity: ContentEntity, id: number): Promise<ContentVersion[]> =>
  db.selectFrom('content_version').selectAll().where(ofItem(entity, id)).orderBy('number').execute()

/** As an export has them. */
export const listAllRedirects = (db: Db) =>
  db
    .selectFrom('redirect')
    .select(['from_path as from', 'query_names as queryNames', 'to_path as to'])
    .select(['entity', 'item_id as itemId', 'created_at as createdAt'])
    .orderBy('id')
    .execute()

/** With their texts and former keys, by id. */
export async function listAllPictures(db: Db) {
  const [pictures, texts, keys, tags] = await Promise.all([
    db.selectFrom('picture').selectAll().orderBy('id').execute(),
    db.selectFrom('picture_translation').selectAll().orderBy('picture_id').orderBy('locale').execute(),
    db.selectFrom('picture_former_key').selectAll().orderBy('key').execute(),
    db.selectFrom('picture_tag').selectAll().orderBy('tag').execute(),
  ])
  const textsOf = Map.groupBy(texts, ({ picture_id }) => picture_id)
  const tagsOf = Map.groupBy(tags, ({ picture_id }) => picture_id)
  const keysOf = Map.groupBy(keys, ({ picture_id }) => picture_id)
  return pictures.map((picture) => ({
    ...picture,
    alt: Object.fromEntries((textsOf.get(picture.id) ?? []).map(({ locale, alt }) => [locale, alt])),
    tags: (tagsOf.get(picture.id) ?? []).map(({ tag }) => tag),
    formerKeys: (keysOf.get(picture.id) ?? []).map(({ key }) => key),
  }))
}
