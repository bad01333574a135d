import { addDays } from '../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { EventHandlers } from '../../../server/core/jobs/events.ts'
import { findFact, replaceFact } from '../../../server/core/store/facts.ts'
import type { PaperKindCode } from '../contract/paper-kinds.ts'
import { lastFullYear } from '../contract/paper-state.ts'
import { stepOf } from './reminders.ts'
import papers from './sample.json' with { type: 'json' }
import { deletePaper, insertPaper, keysOf, listRows } from './store.ts'

/** The time at which the papers of the sample were added, which they have while nobody has changed them. */
const LOADED = 'papers-sample'

export const onSample: EventHandlers = {
  /** Papers of the invented firm, without scans; a later one of a kind takes the place of the one before. */
  async sampleLoaded(tx, { at }) {
    if ((await listRows(tx)).length > 0) return
    await replaceFact(tx, LOADED, at)
    const today = nepalDay(new Date(at))
    const last = new Map<string, number>()
    for (const { kind, yearsAgo, days, ...paper } of papers) {
      const [valid_from = null, valid_until = null] = days.map((from) => addDays(today, from))
      const period = { valid_from, valid_until, fiscal_year: yearsAgo === null ? null : lastFullYear(today) - yearsAgo }
      const others = { kind: kind as PaperKindCode, language: 'ne', access: 'bids', carer_id: null, notes: '' } as const
      const values = { ...paper, ...others, ...period, told: stepOf(period, today), updated_at: at }
      last.set(kind, await insertPaper(tx, { ...values, replaces_id: last.get(kind) ?? null }))
    }
  },

  /** Those that somebody has changed stay, and so do those that have got scans or a newer paper. */
  async sampleRemoved(tx) {
    const at = await findFact(tx, LOADED)
    const gone = new Set<number>()
    // The newest come first.
    for (const row of await listRows(tx)) {
      const isNewest = row.replaced_by === null || gone.has(row.replaced_by)
      if (row.updated_at !== at || row.version > 1 || keysOf(row).length > 0 || !isNewest) continue
      await deletePaper(tx, row)
      gone.add(row.id)
    }
  },
}
