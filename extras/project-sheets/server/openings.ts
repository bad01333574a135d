import { sql } from 'kysely'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { SHEET_OPENINGS_MONTHS, SHEET_OPENINGS_SHOWN, type SheetOpenings } from '../contract/sheet.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { DAY, monthsAgo } from '../../../server/core/process/durations.ts'
import type { Db } from '../../../server/core/store/schema.ts'

/** How often the sheets of a project were checked on a day in Nepal. Nothing says by whom. */
interface SheetOpeningTable {
  project_id: number
  day: string
  count: number
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    sheet_opening: SheetOpeningTable
  }
}

export async function addOpening(db: Db, project_id: number, day: string): Promise<void> {
  await db
    .insertInto('sheet_opening')
    .values({ project_id, day, count: 1 })
    .onConflict((on) => on.columns(['project_id', 'day']).doUpdateSet({ count: sql<number>`sheet_opening.count + 1` }))
    .execute()
}

const RECENT = 30 * DAY

/** The projects whose sheets were opened last. */
export async function listRecentOpenings(db: Db, now: Date): Promise<SheetOpenings[]> {
  const since = nepalDay(new Date(now.getTime() - RECENT))
  const rows = await db
    .selectFrom('sheet_opening')
    .innerJoin('content_item', (on) =>
      on.onRef('content_item.item_id', '=', 'sheet_opening.project_id').on('content_item.entity', '=', 'projects'),
    )
    .select(({ fn, eb }) => [
      'project_id as id',
      'content_item.title',
      fn.sum<number>('count').as('openings'),
      fn.sum<number>(eb.case().when('day', '>=', since).then(eb.ref('count')).else(0).end()).as('recent'),
      fn.max('day').as('lastOn'),
    ])
    .groupBy(['project_id', 'content_item.title'])
    .orderBy('lastOn', 'desc')
    .orderBy('project_id')
    .limit(SHEET_OPENINGS_SHOWN)
    .execute()
  return rows.map((row) => ({ ...row, openings: Number(row.openings), recent: Number(row.recent) }))
}

export function createOpeningPurge({ db, now }: { db: Db; now: () => Date }): JobHandler {
  return {
    kind: 'purge-sheet-openings',
    every: DAY,
    async run() {
      const before = nepalDay(new Date(monthsAgo(now(), SHEET_OPENINGS_MONTHS)!))
      await db.deleteFrom('sheet_opening').where('day', '<', before).execute()
    },
  }
}
