import type { Generated, Insertable, Selectable } from 'kysely'
import { orNotFound } from '../../../../server/core/process/service-error.ts'
import { countRows } from '../../../../server/core/store/paging.ts'
import type { Database, Db } from '../../../../server/core/store/schema.ts'
import { shownOf } from '../../../../server/core/store/shown-row.ts'
import type { OfficeKind } from '../../contract/office-kinds.ts'
import { officeSchema, type Office } from '../../contract/offices.ts'

interface OfficeTable {
  id: Generated<number>
  kind: OfficeKind
  name_en: string
  name_ne: string
  address_en: string
  address_ne: string
  local_level: string | null
  email: string
  phone: string
  bound: number
  /** JSON: kinds of papers. */
  asks: string | null
  notes: string
  version: Generated<number>
  updated_at: string
}

declare module '../../../../server/core/store/schema.ts' {
  interface Database {
    office: OfficeTable
  }
}

/** Under which offices are changed one after the other in all processes. */
export const OFFICES_LOCK = 'offices'

export type OfficeRow = Selectable<Database['office']>
type OfficeValues = Insertable<OfficeTable>

/** All offices in the order of their ids: at most OFFICE_BOUNDS.most. */
export const listOffices = (db: Db): Promise<OfficeRow[]> => db.selectFrom('office').selectAll().orderBy('id').execute()

export const countOffices = (db: Db): Promise<number> => countRows(db.selectFrom('office'))

/** @throws ServiceError not_found */
export async function getOffice(db: Db, id: number): Promise<OfficeRow> {
  return orNotFound(await db.selectFrom('office').selectAll().where('id', '=', id).executeTakeFirst(), 'Office')
}

export function toOffice(row: OfficeRow): Office {
  return { ...shownOf(officeSchema, row), asks: row.asks === null ? null : (JSON.parse(row.asks) as string[]) }
}

export async function insertOffice(tx: Db, values: OfficeValues): Promise<number> {
  return (await tx.insertInto('office').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateOffice(tx: Db, id: number, values: Partial<OfficeValues>): Promise<void> {
  await tx.updateTable('office').set(values).where('id', '=', id).execute()
}

export async function deleteOffice(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('office').where('id', '=', id).execute()
}
