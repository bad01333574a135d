import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { searchWords } from '../../../contract/search-words.ts'
import { note, type Actor } from '../../../server/core/audit/audit.ts'
import { listBidWriters } from '../../../server/core/accounts/store/staff.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { deletePrivateFiles } from '../../../server/core/media/private-files.ts'
import { mediaOf, type SitePlace } from '../../../server/core/media/site-place.ts'
import { deleteUnnamed } from '../../../server/core/media/unnamed-files.ts'
import { conflict, invalid } from '../../../server/core/process/service-error.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { countRows } from '../../../server/core/store/paging.ts'
import { raiseContentRevision } from '../../../server/core/store/revision.ts'
import { columnsOf } from '../../../server/core/store/shown-row.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import * as kinds from '../contract/paper-kinds.ts'
import { dueUntil, lastFullYear } from '../contract/paper-state.ts'
import type { NewPaper, Paper, PaperGap, PaperInput, PaperSummary, Shelf, ShelfQuery } from '../contract/papers.ts'
import { stepOf } from './reminders.ts'
import * as store from './store.ts'

export interface PaperDeps extends WriteDeps {
  place: SitePlace | undefined
}

/** The papers that somebody may see, by state and kind, and the standing list's that the firm has not. */
export async function getShelf(
  { db, actor, now }: PaperDeps,
  { state, kind, search = '' }: ShelfQuery,
): Promise<Shelf> {
  const today = nepalDay(now())
  const rows = await store.listRows(db)
  const gaps = listGaps(rows, today, actor)
  const papers = rows.filter((row) => store.mayRead(actor, row)).map((row) => store.toSummary(row, today))
  const counted = kinds.PAPER_STATES.map((one) => [one, papers.filter((paper) => paper.state === one).length] as const)
  const { words } = searchWords(search)
  const isWanted = (one: { kind: PaperSummary['kind'] }) => kind === undefined || one.kind === kind
  const isFound = (paper: PaperSummary) => words.every((word) => textOf(paper).includes(word))
  const shown = papers.filter((paper) => isWanted(paper) && (state ?? paper.state) === paper.state && isFound(paper))
  const order = (one: PaperSummary) => `${kinds.PAPER_STATES.indexOf(one.state)} ${one.endsOn ?? '9'}`
  const carers = [...(await listBidWriters(db)).values()]
  return {
    lastFullYear: lastFullYear(today),
    counts: { missing: gaps.length, ...(Object.fromEntries(counted) as Record<PaperSummary['state'], number>) },
    gaps: (state ?? 'missing') === 'missing' && words.length === 0 ? gaps.filter(isWanted) : [],
    papers: shown.toSorted((one, other) => order(one).localeCompare(order(other))),
    carers: carers.map(({ id, name }) => ({ id, name })),
  }
}

/** In lower case: the words of both languages, the number and the rest. */
function textOf(paper: PaperSummary): string {
  const { en, ne } = kinds.titleOf(paper)
  return [en, ne, paper.number, paper.issuer, paper.notes].join(' ').toLowerCase()
}

/** Also where only others may see the paper, it is none that the firm has not. */
export function listGaps(rows: readonly store.PaperRow[], today: string, reader: Actor): PaperGap[] {
  return kinds.PAPER_KIND_CODES.flatMap((kind) => {
    const { isForStandingList, isYearly } = kinds.PAPER_KINDS[kind]
    if (!isForStandingList) return []
    const ofKind = rows.filter((row) => row.kind === kind)
    const fiscalYear = isYearly ? lastFullYear(today) : null
    const isInForce = (paper: PaperSummary) =>
      store.isCurrent(paper, today) && (fiscalYear === null ? paper.state !== 'ended' : paper.fiscalYear! >= fiscalYear)
    if (ofKind.some((row) => isInForce(store.toSummary(row, today)))) return []
    const due = fiscalYear === null ? null : dueUntil(fiscalYear)
    const [latest] = ofKind
      .filter((row) => row.replaced_by === null && store.mayRead(reader, row))
      .toSorted((one, other) => (other.fiscal_year ?? 0) - (one.fiscal_year ?? 0))
    return [{ kind, fiscalYear, dueUntil: due !== null && due >= today ? due : null, latest: latest?.id ?? null }]
  })
}

/** For the audit log, in which more people read than may see the paper: neither its name nor its number. */
export const labelOf = ({ kind, fiscal_year }: Labelled): string =>
  kinds.titleOf({ kind, fiscalYear: fiscal_year, name: '' }).en

type Labelled = Pick<store.PaperRow, 'kind' | 'fiscal_year'>

/** @throws ServiceError invalid, not_found, conflict */
export function addPaper(deps: PaperDeps, { replaces = null, version: _, ...given }: NewPaper): Promise<Paper> {
  return inTurn(deps.db, [store.PAPERS_LOCK], async (tx) => {
    if (replaces !== null) {
      const row = await store.getRow(tx, replaces, deps.actor)
      if (row.replaced_by !== null) throw conflict('A newer paper has taken its place already: open that one')
      if (row.kind !== given.kind) throw invalid({ kind: 'A new one is of the same kind as the paper before it' })
    }
    if ((await countRows(tx.selectFrom('paper'))) >= kinds.PAPER_BOUNDS.most)
      throw conflict(
        `There are ${kinds.PAPER_BOUNDS.most} papers, the most that are kept: delete some that were replaced`,
      )
    const values = await valuesOf(tx, deps, given)
    const id = await store.insertPaper(tx, { ...values, replaces_id: replaces })
    await noteChange(tx, deps, 'create', { id, ...values })
    return store.getPaper({ ...deps, db: tx }, id)
  })
}

/** @throws ServiceError invalid, not_found, conflict */
export function changePaper(deps: PaperDeps, id: number, { version, ...given }: PaperInput): Promise<Paper> {
  return inTurn(deps.db, [store.PAPERS_LOCK], async (tx) => {
    const row = await store.getRow(tx, id, deps.actor)
    if (version !== undefined && version !== row.version) {
      const current = await store.getPaper({ ...deps, db: tx }, id)
      throw conflict('Somebody else has changed this paper since you opened it: look at it as it is now', { current })
    }
    const isChained = row.replaces_id !== null || row.replaced_by !== null
    if (isChained && given.kind !== row.kind)
      throw invalid({ kind: 'A paper that took the place of another, or has a newer one, keeps its kind' })
    const { told, ...values } = await valuesOf(tx, deps, given)
    // A date that is typed anew was seen by the one who typed it.
    const isSame = row.valid_until === values.valid_until && row.fiscal_year === values.fiscal_year
    await store.updatePaper(tx, id, { ...values, told: isSame ? row.told : told, version: row.version + 1 })
    await noteChange(tx, deps, 'update', { id, ...values })
    return store.getPaper({ ...deps, db: tx }, id)
  })
}

/** Visitors may see it. */
async function noteChange(tx: Db, { actor, now }: PaperDeps, action: string, row: Labelled & { id: number }) {
  await raiseContentRevision(tx)
  await note(tx, actor, now(), { action, entity: 'paper', id: row.id, label: labelOf(row) })
}

/** The columns of what was given. @throws ServiceError invalid */
async function valuesOf(tx: Db, { actor, now }: PaperDeps, given: Omit<PaperInput, 'version'>) {
  const today = nepalDay(now())
  const { fiscalYear, issuedOn, carerId } = given
  if (issuedOn !== null && issuedOn > today) throw invalid({ issuedOn: 'The paper cannot be issued after today' })
  if (fiscalYear !== null && fiscalYear > lastFullYear(today) + 1)
    throw invalid({ fiscalYear: 'This fiscal year has not begun' })
  if (carerId !== null && !(await listBidWriters(tx)).has(carerId))
    throw invalid({ carerId: 'Choose an owner or a bid writer to look after it' })
  const values = columnsOf(given)
  if (!store.mayRead(actor, values))
    throw invalid({ access: 'You could not see it any more: look after it yourself, or ask an owner' })
  return { ...values, told: stepOf(values, today), updated_at: now().toISOString() }
}

/** With its files. The papers before and after it take its place in the history. @throws ServiceError not_found */
export async function removePaper(deps: PaperDeps, id: number): Promise<{ id: number }> {
  const paths = await inTurn(deps.db, [store.PAPERS_LOCK], async (tx) => {
    const row = await store.getRow(tx, id, deps.actor)
    await store.deletePaper(tx, row)
    await noteChange(tx, deps, 'delete', row)
    return deletePrivateFiles(tx, [kinds.aboutPaper(id)], deps.now())
  })
  if (deps.place) await deleteUnnamed(deps.db, mediaOf(deps.place), paths)
  return { id }
}
