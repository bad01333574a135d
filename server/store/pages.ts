import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { PageKey } from '../../contract/page.ts'
import { publishedLocales } from './published-locales.ts'
import type { Database } from './schema.ts'
import { searchEngineColumns } from './search-engine-columns.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export type PageRow = Awaited<ReturnType<typeof listPages>>[number]

export async function countPages(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('page')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listPages(db: Kysely<Database>, locale: Locale, { limit, offset }: Slice) {
  return selectPages(db, locale).orderBy('page.id').limit(limit).offset(offset).execute()
}

export async function findPageByKey(db: Kysely<Database>, key: PageKey, locale: Locale) {
  return selectPages(db, locale).select(publishedLocales(db, 'page')).where('page.key', '=', key).executeTakeFirst()
}

export async function listPageIds(db: Kysely<Database>) {
  return db.selectFrom('page').select(['id', 'key']).execute()
}

function selectPages(db: Kysely<Database>, locale: Locale) {
  return db
    .selectFrom('page')
    .leftJoin('page_translation as english', (join) =>
      join.onRef('english.page_id', '=', 'page.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('page_translation as wanted', (join) =>
      join.onRef('wanted.page_id', '=', 'page.id').on('wanted.locale', '=', locale),
    )
    .select(['page.id', 'page.key', 'page.picture_id', 'page.updated_at'])
    .select(searchEngineColumns('page'))
    .select((eb) => [
      eb.fn.coalesce('wanted.title', 'english.title').$notNull().as('title'),
      eb.fn.coalesce('wanted.summary', 'english.summary').as('summary'),
      eb.fn.coalesce('wanted.body', 'english.body').as('body'),
      eb.fn.coalesce('wanted.signature', 'english.signature').as('signature'),
      answeredLocale,
    ])
}
