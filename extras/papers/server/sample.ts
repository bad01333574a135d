import { addDays } from '../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { EventHandlers } from '../../../server/core/jobs/events.ts'
import { findFact, replaceFact } from '../../../server/core/store/facts.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { lastFullYear } from '../contract/paper-state.ts'
import { stepOf } from './reminders.ts'
import { deletePaper, insertPaper, keysOf, listRows, type PaperValues } from './store.ts'

/** The time at which the papers of the sample were added, which they have while nobody has changed them. */
const LOADED = 'papers-sample'

const EMPTY = { name: '', issued_on: null, valid_from: null, valid_until: null, fiscal_year: null, replaces_id: null }

/** Papers of the invented firm, without scans, on a day in Nepal; a later one of a kind takes the place of the one before. */
function listSamplePapers(today: string): (Partial<PaperValues> & Pick<PaperValues, 'kind' | 'number' | 'issuer'>)[] {
  const year = lastFullYear(today)
  const taxes = 'Inland Revenue Office'
  const period = { valid_from: addDays(today, -325), valid_until: addDays(today, 40) }
  return [
    {
      kind: 'registration',
      number: '18423/058/059',
      issuer: 'Office of the Company Registrar',
      issued_on: '2002-06-14',
    },
    { kind: 'tax-registration', number: '500123456', issuer: taxes, issued_on: '2002-07-02' },
    { kind: 'tax-clearance', number: '1247', issuer: taxes, fiscal_year: year - 1 },
    { kind: 'tax-clearance', number: '2096', issuer: taxes, fiscal_year: year },
    { kind: 'licence', name: 'Consulting licence', number: 'C-312', issuer: 'Nepal Engineering Council', ...period },
    { kind: 'audit-report', number: '', issuer: 'Registered auditor', fiscal_year: year },
  ]
}

async function addSamplePapers(tx: Db, at: string): Promise<void> {
  if ((await listRows(tx)).length > 0) return
  await replaceFact(tx, LOADED, at)
  const today = nepalDay(new Date(at))
  const last = new Map<string, number>()
  for (const paper of listSamplePapers(today)) {
    const values = { ...EMPTY, language: 'ne' as const, access: 'bids' as const, carer_id: null, notes: '', ...paper }
    const replaces_id = last.get(paper.kind) ?? null
    const id = await insertPaper(tx, { ...values, replaces_id, told: stepOf(values, today), updated_at: at })
    last.set(paper.kind, id)
  }
}

/** Those that somebody has changed stay, and so do those that have got scans or a newer paper. */
async function removeSamplePapers(tx: Db): Promise<void> {
  const at = await findFact(tx, LOADED)
  const gone = new Set<number>()
  // The newest come first.
  for (const row of await listRows(tx)) {
    const isNewest = row.replaced_by === null || gone.has(row.replaced_by)
    if (row.updated_at !== at || row.version > 1 || keysOf(row).length > 0 || !isNewest) continue
    await deletePaper(tx, row)
    gone.add(row.id)
  }
}

export const onSample: EventHandlers = {
  sampleLoaded: (tx, { at }) => addSamplePapers(tx, at),
  sampleRemoved: removeSamplePapers,
}
