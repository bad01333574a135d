import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { among } from './engine.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export async function findCategoryBySlug(db: Kysely<Database>, slug: string) {
  return db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst()
}

export async function countCategories(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('category')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listCategories(db: Kysely<Database>, locale: Locale, { limit, offset }: Slice) {
  return selectCategories(db, locale)
    .select((eb) =>
      eb
        .selectFrom('news')
        .whereRef('news.category_id', '=', 'category.id')
        .where('news.status', '=', '1')
        .select((inner) => inner.fn.countAll<number>().as('items'))
        .$asScalar()
        .$notNull()
        .as('news_count'),
    )
    .orderBy('category.sort_order')
    .orderBy('category.id')
    .limit(limit)
    .offset(offset)
    .execute()
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
