import type { Generated, Insertable, Selectable } from 'kysely'
import type { Actor } from '../../../server/core/audit/audit.ts'
import { listPrivateFiles } from '../../../server/core/media/private-files.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import type { Database, Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import type { PaperAccess, PaperKindCode, ScanKind } from '../contract/paper-kinds.ts'
import { endOf, stateOf } from '../contract/paper-state.ts'
import {
  aboutPaper,
  paperSummarySchema,
  type Paper,
  type PaperInput,
  type PaperSummary,
  type Scan,
} from '../contract/papers.ts'

interface PaperTable {
  id: Generated<number>
  kind: PaperKindCode
  name: string
  number: string
  issuer: string
  issued_on: string | null
  valid_from: string | null
  valid_until: string | null
  /** BS, in which it begins. */
  fiscal_year: number | null
  language: PaperInput['language']
  access: PaperAccess
  /** Null: the owners. */
  carer_id: string | null
  notes: string
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

export type PaperRow = Selectable<Database['paper']> & { replaced_by: number | null }
export type PaperValues = Insertable<PaperTable>

/** Each with the one that took its place. */
const selectRows = (db: Db) =>
  db
    .selectFrom('paper')
    .leftJoin('paper as next', 'next.replaces_id', 'paper.id')
    .selectAll('paper')
    .select('next.id as replaced_by')

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
  return { ...paper, state: stateOf(paper, today), endsOn: endOf(paper), scans: keysOf(row).length }
}

export const keysOf = ({ scan_keys }: Pick<PaperRow, 'scan_keys'>) => JSON.parse(scan_keys) as string[]

/** The files of a paper in their order. */
export async function listScans(db: Db, row: Pick<PaperRow, 'id' | 'scan_keys'>): Promise<Scan[]> {
  const files = new Map((await listPrivateFiles(db, [aboutPaper(row.id)])).map((file) => [file.key, file]))
  return keysOf(row).flatMap((key) => {
    const file = files.get(key)
    return file ? [{ key, name: file.name, kind: file.kind as ScanKind, bytes: file.bytes }] : []
  })
}

/** All of a paper, with its own history and its files. @param today in Nepal @throws ServiceError not_found */
export async function getPaper(db: Db, id: number, reader: Actor, today: string): Promise<Paper> {
  const row = await getRow(db, id, reader)
  const history = chainOf(row, await listRows(db)).filter((one) => mayRead(reader, one))
  return {
    ...toSummary(row, today),
    scans: await listScans(db, row),
    history: history.map((one) => toSummary(one, today)),
  }
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
  const { id } = await tx.insertInto('paper').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updatePaper(tx: Db, id: number, values: Partial<PaperValues>): Promise<void> {
  await tx.updateTable('paper').set(values).where('id', '=', id).execute()
}

/** The paper after it takes the place of the one before it. */
export async function deletePaper(tx: Db, { id, replaces_id }: PaperRow): Promise<void> {
  await tx.deleteFrom('paper').where('id', '=', id).execute()
  await tx.updateTable('paper').set({ replaces_id }).where('replaces_id', '=', id).execute()
}
