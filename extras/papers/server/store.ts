import type { Generated, Insertable, Selectable } from 'kysely'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { Actor } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { listPrivateFiles } from '../../../server/core/media/private-files.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import type { Database, Db } from '../../../server/core/store/schema.ts'
import { shownOf, type Columns } from '../../../server/core/store/shown-row.ts'
import { aboutPaper, type ScanKind } from '../contract/paper-kinds.ts'
import { endOf, stateOf } from '../contract/paper-state.ts'
import { paperSummarySchema } from '../contract/papers.ts'
import type { Paper, PaperInput, PaperSummary, Scan } from '../contract/papers.ts'

interface PaperTable extends Columns<Omit<PaperInput, 'version'>> {
  id: Generated<number>
  /** The paper whose place it takes; of a paper that was deleted meanwhile, the one before it. */
  replaces_id: number | null
  /** JSON: the keys of its files, in their order. */
  scan_keys: Generated<string>
  /** The last step of its reminders (reminders.ts) that somebody was told of, or that had passed when it was saved. */
  told: number
  told_at: string | null
  version: Generated<number>
  updated_at: string
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    paper: PaperTable
  }
}

/** Under which papers, their files and reminders are changed one after the other in all processes. */
export const PAPERS_LOCK = 'papers'

export type PaperRow = Selectable<Database['paper']> & { replaced_by: number | null; replaced_from: string | null }
type PaperValues = Insertable<PaperTable>

/** Each with the one that took its place. */
const selectRows = (db: Db) =>
  db
    .selectFrom('paper')
    .leftJoin('paper as next', 'next.replaces_id', 'paper.id')
    .selectAll('paper')
    .select(['next.id as replaced_by', 'next.valid_from as replaced_from'])

/** All papers, the last ones first. They are at most PAPER_BOUNDS.most. */
export const listRows = (db: Db): Promise<PaperRow[]> => selectRows(db).orderBy('paper.id', 'desc').execute()

/** The one place where the right to see a paper is checked, beside the role that each call needs. */
export const mayRead = ({ id, role }: Actor, { access, carer_id }: Pick<PaperRow, 'access' | 'carer_id'>): boolean =>
  access !== 'private' || role === 'owner' || (id !== null && carer_id === id)

/** A paper, if the reader may see it. @throws ServiceError not_found */
export async function getRow(db: Db, id: number, reader: Actor): Promise<PaperRow> {
  const row = await selectRows(db).where('paper.id', '=', id).executeTakeFirst()
  return orNotFound(row && mayRead(reader, row) ? row : undefined, 'Paper')
}

/** @param today in Nepal */
export function toSummary(row: PaperRow, today: string): PaperSummary {
  const paper = shownOf(paperSummarySchema, row)
  return {
    ...paper,
    state: stateOf({ ...paper, replacedFrom: row.replaced_from }, today),
    endsOn: endOf(paper),
    scans: keysOf(row).length,
  }
}

/** Whether it has begun, and none that has begun took its place. @param today in Nepal */
export const isCurrent = ({ validFrom, state }: PaperSummary, today: string): boolean =>
  (validFrom ?? today) <= today && state !== 'replaced'

export const keysOf = ({ scan_keys }: Pick<PaperRow, 'scan_keys'>) => JSON.parse(scan_keys) as string[]

/** The files of a paper in their order. */
export async function listScans(db: Db, row: Pick<PaperRow, 'id' | 'scan_keys'>): Promise<Scan[]> {
  const files = await listPrivateFiles(db, [aboutPaper(row.id)])
  const inOrder = keysOf(row).flatMap((key) => files.find((file) => file.key === key) ?? [])
  return inOrder.map(({ key, name, kind, bytes }) => ({ key, name, kind: kind as ScanKind, bytes }))
}

/** All of a paper, with its own history and its files. @throws ServiceError not_found */
export async function getPaper({ db, actor, now }: WriteDeps, id: number): Promise<Paper> {
  const today = nepalDay(now())
  const row = await getRow(db, id, actor)
  const history = chainOf(row, await listRows(db)).filter((one) => mayRead(actor, one))
  const scans = await listScans(db, row)
  return { ...toSummary(row, today), scans, history: history.map((one) => toSummary(one, today)) }
}

/** Papers that took the place of each other, the newest first. */
function chainOf(row: PaperRow, all: readonly PaperRow[]): PaperRow[] {
  const byId = new Map(all.map((one) => [one.id, one]))
  const chain = [row]
  for (let next = byId.get(row.replaced_by ?? 0); next; next = byId.get(next.replaced_by ?? 0)) chain.unshift(next)
  for (let last = byId.get(row.replaces_id ?? 0); last; last = byId.get(last.replaces_id ?? 0)) chain.push(last)
  return chain
}

export async function insertPaper(tx: Db, values: PaperValues): Promise<number> {
  return (await tx.insertInto('paper').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export async function updatePaper(tx: Db, id: number, values: Partial<PaperValues>): Promise<void> {
  await tx.updateTable('paper').set(values).where('id', '=', id).execute()
}

/** The paper after it takes the place of the one before it. */
export async function deletePaper(tx: Db, { id, replaces_id }: PaperRow): Promise<void> {
  await tx.deleteFrom('paper').where('id', '=', id).execute()
  await tx.updateTable('paper').set({ replaces_id }).where('replaces_id', '=', id).execute()
}
