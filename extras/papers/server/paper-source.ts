import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { PaperSource } from '../../../server/core/documents/paper-source.ts'
import { PAPER_KIND_CODES, PAPER_KINDS, titleOf } from '../contract/paper-kinds.ts'
import { listGaps } from './papers.ts'
import { joinFilesOf } from './scans.ts'
import { getRow, listRows, mayRead, toSummary } from './store.ts'

/** The papers for applications of other extras, in the order of their kinds. */
export const paperSource: PaperSource = {
  async list({ db, actor, now }) {
    const today = nepalDay(now())
    const rows = await listRows(db)
    const shown = rows.filter((row) => row.replaced_by === null && mayRead(actor, row))
    const papers = shown.map((row) => toSummary(row, today))
    return {
      kinds: PAPER_KIND_CODES.map((kind) => {
        const { name, isForStandingList = false } = PAPER_KINDS[kind]
        return { kind, name, isForStandingList }
      }),
      papers: PAPER_KIND_CODES.flatMap((kind) => papers.filter((paper) => paper.kind === kind)).map((paper) => ({
        ...paper,
        title: titleOf(paper),
        hasEnded: paper.state === 'ended',
      })),
      missing: listGaps(rows, today, actor).map((gap) => ({ kind: gap.kind, title: titleOf({ ...gap, name: '' }) })),
    }
  },
  async join(deps, ids, options) {
    const rows = []
    for (const id of ids) rows.push(await getRow(deps.db, id, deps.actor))
    return joinFilesOf(deps, rows, options)
  },
}
