import type { Kysely } from 'kysely'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { SHEET_OPENINGS_MONTHS, type SheetOpenings } from '../../contract/sheets/sheet.ts'
import type { JobHandler } from '../core/jobs/handler.ts'
import { DAY, monthsAgo } from '../core/process/durations.ts'
import type { Database } from '../core/store/schema.ts'
import { deleteOldOpenings, listOpenings } from './opening-store.ts'

const RECENT = 30 * DAY

export const listRecentOpenings = (db: Kysely<Database>, now: Date): Promise<SheetOpenings[]> =>
  listOpenings(db, nepalDay(new Date(now.getTime() - RECENT)))

export function createOpeningPurge({ db, now }: { db: Kysely<Database>; now: () => Date }): JobHandler {
  return {
    kind: 'purge-sheet-openings',
    every: DAY,
    run: () => deleteOldOpenings(db, nepalDay(new Date(monthsAgo(now(), SHEET_OPENINGS_MONTHS)!))),
  }
}
