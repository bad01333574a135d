import type { Kysely } from 'kysely'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { TimelineItem } from '../../contract/page.ts'
import type { Database } from '../store/schema.ts'
import { countTimelineItems, listTimelineItems } from '../store/timeline.ts'
import { readDatesAsEntered } from './calendar.ts'
import { listAnswer, sliceOf, totalOf } from './paging.ts'

/** Oldest first (specification section 2). */
export async function listTimeline(db: Kysely<Database>, query: ListQuery): Promise<ListAnswer<TimelineItem>> {
  const slice = sliceOf(query)
  const rows = await listTimelineItems(db, query.locale, slice)
  const total = await totalOf(rows, slice, () => countTimelineItems(db))
  const items = rows.map((row) => ({
    id: row.id,
    date: row.date,
    ...readDatesAsEntered(row.dates_as_entered),
    title: row.title,
    description: row.description ?? '',
    locale: row.locale,
  }))
  return listAnswer(items, total, query)
}
