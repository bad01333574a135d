import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { among } from '../core/store/engine.ts'
import type { Database } from '../core/store/schema.ts'
import { answeredLocale } from '../core/store/translation.ts'

export async function findCategoryBySlug(db: Kysely<Database>, slug: string) {
  return db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst()
}

export async function listCategoriesById(db: Kysely<Database>, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return []
  return selectCategories(db, locale)
    .where(among(db, 'category.id', ids))
    .execute()
}

function selectCategories(db: Kysely<Database>, locale: Locale) {
  return db
    .selectFrom('category')
    .leftJoin('category_translation as english', (join) =>
      join.onRef('english.category_id', '=', 'category.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('category_translation as wanted', (join) =>
      join.onRef('wanted.category_id', '=', 'category.id').on('wanted.locale', '=', locale),
    )
    .select(['category.id', 'category.slug'])
    .select((eb) => [eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'), answeredLocale])
}
