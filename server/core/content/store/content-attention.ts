import { sql } from 'kysely'
import { countRows, searchPatterns } from '../../store/paging.ts'
import { languageGap } from '../../../../contract/kinds/gaps.ts'
import type { ContentEntity } from '../../../../contract/kinds/index.ts'
import { LOCALES } from '../../../../contract/locale.ts'
import type { Db } from '../../store/schema.ts'
import { selectItems, type ContentItem } from './content-items.ts'

/** More than a firm has. */
const MAX_EXPIRING = 50

export async function listScheduled(
  db: Db,
  { after, until }: { after?: string; until?: string },
  limit: number,
): Promise<ContentItem[]> {
  return db
    .selectFrom('content_item')
    .selectAll()
    .where((eb) =>
      eb.or(
        (['scheduled_for', 'unpublish_at'] as const).map((time) =>
          eb.and([eb(time, '>', after ?? ''), ...(until === undefined ? [] : [eb(time, '<=', until)])]),
        ),
      ),
    )
    .orderBy((eb) => eb.fn.coalesce('scheduled_for', 'unpublish_at'))
    .limit(limit)
    .execute()
}

/** Drafts that are not scheduled, the last changed first. */
export async function listUnpublished(db: Db, limit: number): Promise<ContentItem[]> {
  return selectUnpublished(db).selectAll().orderBy('updated_at', 'desc').limit(limit).execute()
}

export async function countUnpublished(db: Db): Promise<number> {
  return countRows(selectUnpublished(db))
}

/** Counts published items with gaps other than those of languages, which come last in the list. */
export async function countIncomplete(db: Db, entity: ContentEntity): Promise<number> {
  return countRows(
    db
      .selectFrom('content_item')
      .where('entity', '=', entity)
      .where('state', '=', 'published')
      .where('gaps', '<>', '[]')
      .where((eb) => eb.and(LOCALES.map((locale) => eb('gaps', 'not like', `["${languageGap(locale)}%`)))),
  )
}

/** Published items whose date is not after this day, the earliest first. */
export async function listExpiring(db: Db, entities: readonly ContentEntity[], until: string): Promise<ContentItem[]> {
  return db
    .selectFrom('content_item')
    .selectAll()
    .where('entity', 'in', entities)
    .where('state', '=', 'published')
    .where('date', '<=', until)
    .orderBy('date')
    .limit(MAX_EXPIRING)
    .execute()
}

function selectUnpublished(db: Db) {
  return db
    .selectFrom('content_item')
    .where('scheduled_for', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'draft'),
        eb.and([eb('state', '=', 'published'), eb('version', '>', eb.ref('published_version'))]),
      ]),
    )
}

/** Items of every kind outside the trash with all words: those with the first one in the title before the others. */
export async function findContentItems(db: Db, search: string, limit: number): Promise<ContentItem[]> {
  const [first = ''] = searchPatterns(search)
  return selectItems(db, undefined, { search })
    .selectAll()
    .orderBy(sql`case when lower(title) like ${first} escape '\\' then 0 else 1 end`)
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute()
}
