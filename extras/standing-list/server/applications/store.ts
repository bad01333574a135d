import type { Generated, Insertable, Selectable } from 'kysely'
import type { Actor } from '../../../../server/core/audit/audit.ts'
import { among } from '../../../../server/core/store/engine.ts'
import { orNotFound } from '../../../../server/core/process/service-error.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import { shownOf } from '../../../../server/core/store/shown-row.ts'
import type { ApplicationState } from '../../contract/application-states.ts'
import {
  applicationSummarySchema,
  type ApplicationChange,
  type ApplicationSummary,
  type PackFile,
  type PackPaper,
  type Works,
} from '../../contract/applications.ts'
import type { Letter } from '../../contract/letter.ts'
import type { PastApplication } from '../../contract/office-import.ts'

interface StandingApplicationTable {
  id: Generated<number>
  office_id: number
  /** BS, in which it begins. */
  fiscal_year: number
  /** On the letter. It and the next two are null where an application was taken from a firm's own list. */
  day: string | null
  language: Letter['language'] | null
  /** JSON of Works. */
  works: string | null
  state: ApplicationState
  /** JSON of PackPaper[]. */
  papers: string
  /** JSON of the letter as it was made. */
  letter: string | null
  /** JSON of PackFile[]. */
  files: string
  fault: string | null
  receipt: string
  receipt_on: string | null
  fee: string
  answered_on: string | null
  listed_until: string | null
  notes: string
  /** The one before it to the same office. */
  repeats_id: number | null
  /** Null: taken from a list. */
  made_by: string | null
  made_at: string | null
  sent_on: string | null
  /** When somebody was reminded that the office has not answered. */
  told_at: string | null
  version: Generated<number>
  updated_at: string
}

declare module '../../../../server/core/store/schema.ts' {
  interface Database {
    standing_application: StandingApplicationTable
  }
}

type ApplicationValues = Insertable<StandingApplicationTable>
export type ApplicationRow = ReturnType<typeof readRow>

/** Under which applications are added one after the other in all processes. */
export const STANDING_LOCK = 'standing-list'

/** Reads its JSON but for the letter, which few need. */
const readRow = (row: Selectable<StandingApplicationTable>) => ({
  ...row,
  works: row.works === null ? null : (JSON.parse(row.works) as Works),
  papers: JSON.parse(row.papers) as PackPaper[],
  files: JSON.parse(row.files) as PackFile[],
})

export const letterOf = ({ letter }: Pick<ApplicationRow, 'letter'>) =>
  letter === null ? null : (JSON.parse(letter) as Letter)

/** The newest first. @param filter default: all */
export async function listRows(
  db: Db,
  { id, officeIds, state }: { id?: number; officeIds?: number[]; state?: ApplicationState } = {},
): Promise<ApplicationRow[]> {
  let query = db.selectFrom('standing_application').selectAll()
  if (id !== undefined) query = query.where('id', '=', id)
  if (officeIds !== undefined) query = query.where(among(db, 'office_id', officeIds))
  if (state !== undefined) query = query.where('state', '=', state)
  return (await query.orderBy('fiscal_year', 'desc').orderBy('id', 'desc').execute()).map(readRow)
}

/** @throws ServiceError not_found for one with a private paper, too, unless the reader made it or is an owner */
export async function getRow(db: Db, id: number, reader: Actor): Promise<ApplicationRow> {
  const [row] = await listRows(db, { id })
  return orNotFound(row && mayOpen(reader, row) ? row : undefined, 'Application')
}

/** The one place where the right to open an application is checked, beside the role that each call needs. */
export const mayOpen = ({ id, role }: Actor, { made_by, papers }: ApplicationRow): boolean =>
  role === 'owner' || made_by === id || !papers.some(({ isPrivate }) => isPrivate)

export const toSummary = (row: ApplicationRow): ApplicationSummary => shownOf(applicationSummarySchema, row)

export async function insertApplication(
  tx: Db,
  values: Omit<ApplicationValues, 'files' | 'papers' | 'receipt' | 'fee' | 'notes'> & Partial<ApplicationValues>,
): Promise<number> {
  const row = { files: '[]', papers: '[]', receipt: '', fee: '', notes: '', ...values }
  return (await tx.insertInto('standing_application').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateApplication(tx: Db, id: number, values: Partial<ApplicationValues>): Promise<void> {
  await tx.updateTable('standing_application').set(values).where('id', '=', id).execute()
}

export async function deleteApplication(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('standing_application').where('id', '=', id).execute()
}

/** The columns of what an office said, or somebody noted. */
export const outcomeColumns = (said: Omit<ApplicationChange, 'state' | 'sentOn' | 'version'>) => ({
  receipt: said.receipt,
  receipt_on: said.receiptOn,
  fee: said.fee,
  answered_on: said.answeredOn,
  listed_until: said.listedUntil,
  notes: said.notes,
})

/**
 * Adds an application that was made elsewhere, as the firm's own list of offices has it; of an office and year that has one
 * already, it fills in what is empty there. @param at now, UTC ISO @returns its id
 */
export async function recordApplication(
  tx: Db,
  past: PastApplication & { officeId: number },
  at = new Date().toISOString(),
): Promise<number> {
  const { officeId, fiscalYear, state } = past
  const before = (await listRows(tx, { officeIds: [officeId] })).find((row) => row.fiscal_year === fiscalYear)
  const values = outcomeColumns(past)
  if (!before) {
    const own = { office_id: officeId, fiscal_year: fiscalYear, state, sent_on: past.receiptOn, updated_at: at }
    return insertApplication(tx, { ...own, ...values })
  }
  const filled = Object.entries(values).filter(([name, value]) => value && !before[name as keyof typeof values])
  const changed = before.state === 'made' || before.state === 'sent' ? { state } : {}
  const version = before.version + 1
  await updateApplication(tx, before.id, { ...Object.fromEntries(filled), ...changed, version, updated_at: at })
  return before.id
}
