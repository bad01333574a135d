import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import type { Db } from '../core/store/schema.ts'

/** Items of a kind in any state, by id. */
export async function listItems(db: Db, entity: ContentEntity): Promise<ContentItem[]> {
  return db.selectFrom('content_item').selectAll().where('entity', '=', entity).orderBy('item_id').execute()
}

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
