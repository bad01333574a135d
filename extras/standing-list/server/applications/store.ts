import type { Generated, Insertable, Selectable } from 'kysely'
import type { Actor } from '../../../../server/core/audit/audit.ts'
import { among } from '../../../../server/core/store/engine.ts'
import { orNotFound } from '../../../../server/core/process/service-error.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import { columnOf, columnsOf, shownOf, type Columns } from '../../../../server/core/store/shown-row.ts'
import * as contract from '../../contract/applications.ts'
import type { Letter } from '../../contract/letter.ts'
import type { PastApplication } from '../../contract/offices.ts'

/** Columns that hold what is shown as it is. `made_by`: an account; null: taken from a firm's own list. */
type Kept = Omit<
  contract.StandingApplication,
  'id' | 'office' | 'works' | 'papers' | 'letter' | 'files' | 'version' | 'history'
>

/** Day, language and works are null where an application was taken from a firm's own list. */
interface StandingApplicationTable extends Columns<Kept> {
  id: Generated<number>
  /** JSON of contract.Works. */
  works: string | null
  /** JSON of contract.PackPaper[]. */
  papers: string
  /** JSON of the letter as it was made. */
  letter: string | null
  /** JSON of contract.PackFile[]. */
  files: string
  /** The one before it to the same office. */
  repeats_id: number | null
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

const { office: _, letter: __, history: ___, ...shown } = contract.standingApplicationSchema.shape
/** All but the letter, which few need. */
const LISTED = [...Object.keys(shown).map(columnOf), 'repeats_id', 'told_at', 'updated_at'] as Exclude<
  keyof StandingApplicationTable,
  'letter'
>[]

const readRow = (row: Omit<Selectable<StandingApplicationTable>, 'letter'>) => ({
  ...row,
  works: row.works === null ? null : (JSON.parse(row.works) as contract.Works),
  papers: JSON.parse(row.papers) as contract.PackPaper[],
  files: JSON.parse(row.files) as contract.PackFile[],
})

/** As they were made, by the ids of their applications. */
export async function readLetters(db: Db, ids: number[]): Promise<Map<number, Letter>> {
  const query = db
    .selectFrom('standing_application')
    .select(['id', 'letter'])
    .where(among(db, 'id', ids))
  const rows = await query.where('letter', 'is not', null).execute()
  return new Map(rows.map(({ id, letter }) => [id, JSON.parse(letter!) as Letter]))
}

type Filter = Partial<Pick<ApplicationRow, 'id' | 'office_id' | 'state'>>

/** The newest first, without their letters, which are long. */
export async function listRows(db: Db, filter: Filter = {}, officeIds?: number[]): Promise<ApplicationRow[]> {
  const found = db
    .selectFrom('standing_application')
    .select(LISTED)
    .where(({ and }) => and(filter))
  const query = officeIds ? found.where(among(db, 'office_id', officeIds)) : found
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

export const toSummary = (row: ApplicationRow): contract.ApplicationSummary =>
  shownOf(contract.applicationSummarySchema, row)

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

/** The columns that one of a firm's own list fills in; undefined: none. */
export function lackedBy(row: ApplicationRow, { fiscalYear: _, state, ...past }: PastApplication) {
  const values = Object.entries(columnsOf(past)).filter(([name, value]) => value && !row[name as keyof typeof row])
  const isNewer = state !== row.state && (row.state === 'made' || row.state === 'sent')
  const lacked = Object.fromEntries([...values, ...(isNewer ? [['state', state]] : [])]) as Partial<ApplicationValues>
  return Object.keys(lacked).length > 0 ? lacked : undefined
}

/**
 * Adds an application that was made elsewhere, as the firm's own list of offices has it; of an office and year that has one
 * already, it fills in what is empty there. @param at now, UTC ISO @returns its id
 */
export async function recordApplication(
  tx: Db,
  past: PastApplication & { officeId: number },
  at = new Date().toISOString(),
): Promise<number> {
  const { officeId: office_id, ...said } = past
  const before = (await listRows(tx, { office_id })).find((row) => row.fiscal_year === said.fiscalYear)
  if (!before) return insertApplication(tx, { ...columnsOf(said), office_id, sent_on: said.receiptOn, updated_at: at })
  const lacked = lackedBy(before, said)
  if (lacked) await updateApplication(tx, before.id, { ...lacked, version: before.version + 1, updated_at: at })
  return before.id
}
