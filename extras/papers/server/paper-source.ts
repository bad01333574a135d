import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { PaperSource } from '../../../server/core/documents/paper-source.ts'
import { kindOfPaper, PAPER_KIND_CODES, titleOf } from '../contract/paper-kinds.ts'
import type { PaperSummary } from '../contract/papers.ts'
import { joinFilesOf } from './joined-pdf.ts'
import { listGaps } from './papers.ts'
import { getRow, listRows, mayRead, toSummary } from './store.ts'

/** The papers for applications of other extras, in the order of their kinds. */
export const paperSource: PaperSource = {
  async list({ db, actor, now }) {
    const today = nepalDay(now())
    const rows = await listRows(db)
    const shown = rows.filter((row) => row.replaced_by === null && mayRead(actor, row))
    const papers = shown.map((row) => toSummary(row, today))
    return {
      kinds: PAPER_KIND_CODES.map((kind) => ({ kind, ...shownKind(kind) })),
      papers: PAPER_KIND_CODES.flatMap((kind) => papers.filter((paper) => paper.kind === kind)).map((paper) => ({
        ...paper,
        title: titleOf(paper),
        hasEnded: paper.state === 'ended',
        isForStandingList: shownKind(paper.kind).isForStandingList,
      })),
      missing: listGaps(rows, today, actor).map(({ kind, fiscalYear, latest }) => ({
        kind,
        title: titleOf({ kind, fiscalYear, name: '' }),
        latest,
      })),
    }
  },
  async join(deps, ids, options) {
    const rows = []
    for (const id of ids) rows.push(await getRow(deps.db, id, deps.actor))
    return joinFilesOf(deps, rows, options)
  },
}

function shownKind(code: PaperSummary['kind']) {
  const { name, isForStandingList = false } = kindOfPaper(code)
  return { name, isForStandingList }
}
