import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from './schema.ts'
import type { Slice } from './slice.ts'
import { answeredLocale } from './translation.ts'

export async function countTimelineItems(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom('timeline_item')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listTimelineItems(db: Kysely<Database>, locale: Locale, { limit, offset }: Slice) {
  return db
    .selectFrom('timeline_item')
    .leftJoin('timeline_item_translation as english', (join) =>
      join.onRef('english.timeline_item_id', '=', 'timeline_item.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('timeline_item_translation as wanted', (join) =>
      join.onRef('wanted.timeline_item_id', '=', 'timeline_item.id').on('wanted.locale', '=', locale),
    )
    .select(['timeline_item.id', 'timeline_item.date', 'timeline_item.dates_as_entered'])
    .select((eb) => [
      eb.fn.coalesce('wanted.title', 'english.title').$notNull().as('title'),
      eb.fn.coalesce('wanted.description', 'english.description').as('description'),
      answeredLocale,
    ])
    .orderBy('timeline_item.sort_order')
    .orderBy('timeline_item.id')
    .limit(limit)
    .offset(offset)
    .execute()
}
