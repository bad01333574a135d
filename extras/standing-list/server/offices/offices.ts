import type { Generated, Insertable, Selectable } from 'kysely'
import { note } from '../../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../../server/core/audit/writing.ts'
import { listKnownCodes } from '../../../../server/core/places/place-store.ts'
import { conflict, invalid, orNotFound } from '../../../../server/core/process/service-error.ts'
import { hasRows, inTurn } from '../../../../server/core/store/engine.ts'
import { countRows } from '../../../../server/core/store/paging.ts'
import type { Database, Db } from '../../../../server/core/store/schema.ts'
import { columnsOf, shownOf, type Columns } from '../../../../server/core/store/shown-row.ts'
import { OFFICE_BOUNDS } from '../../contract/office-kinds.ts'
import { officeInputSchema, officeSchema, type Office, type OfficeInput } from '../../contract/offices.ts'
import { listRows } from '../applications/store.ts'

interface OfficeTable extends Columns<Omit<OfficeInput, 'asks' | 'version'>> {
  id: Generated<number>
  /** JSON: kinds of papers. */
  asks: string | null
  version: Generated<number>
  updated_at: string
}

declare module '../../../../server/core/store/schema.ts' {
  interface Database {
    office: OfficeTable
  }
}

export type OfficeRow = Selectable<Database['office']>

/** All offices in the order of their ids: at most OFFICE_BOUNDS.most. */
export const listOffices = (db: Db): Promise<OfficeRow[]> => db.selectFrom('office').selectAll().orderBy('id').execute()

/** @throws ServiceError not_found */
export const getOffice = async (db: Db, id: number): Promise<OfficeRow> =>
  orNotFound(await db.selectFrom('office').selectAll().where('id', '=', id).executeTakeFirst(), 'Office')

export const toOffice = (row: OfficeRow): Office => ({
  ...shownOf(officeSchema, row),
  asks: row.asks === null ? null : (JSON.parse(row.asks) as string[]),
})

export const insertOffice = async (tx: Db, values: Insertable<OfficeTable>): Promise<number> =>
  (await tx.insertInto('office').values(values).returning('id').executeTakeFirstOrThrow()).id

export async function deleteOffice(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('office').where('id', '=', id).execute()
}

export const labelOf = ({ nameEn, nameNe }: Pick<Office, 'nameEn' | 'nameNe'>): string => nameEn || nameNe

/** Under which offices are changed one after the other in all processes. */
export const OFFICES_LOCK = 'offices'

/** In a transaction that holds the lock. @throws ServiceError invalid, conflict */
export async function addOffice(tx: Db, { actor, now }: WriteDeps, given: OfficeInput): Promise<Office> {
  if ((await countRows(tx.selectFrom('office'))) >= OFFICE_BOUNDS.most)
    throw conflict(`There are ${OFFICE_BOUNDS.most} offices, the most that are kept: delete some`)
  const values = await valuesOf(tx, given, now)
  const { name_en, name_ne, address_en, address_ne } = values
  const same = tx
    .selectFrom('office')
    .select('id')
    .where((is) => is.and({ name_en, name_ne, address_en, address_ne }))
  if (await hasRows(same)) throw conflict('There is an office of this name and address: change that one')
  const id = await insertOffice(tx, values)
  await note(tx, actor, now(), { action: 'create', entity: 'office', id, label: labelOf(given) })
  return toOffice(await getOffice(tx, id))
}

/** In the same. @throws ServiceError invalid, not_found, conflict */
export async function changeOffice(tx: Db, deps: WriteDeps, id: number, given: OfficeInput): Promise<Office> {
  const current = toOffice(await getOffice(tx, id))
  if (given.version !== undefined && given.version !== current.version)
    throw conflict('Somebody else has changed this office since you opened it: look at it as it is now', { current })
  const values = { ...(await valuesOf(tx, given, deps.now)), version: current.version + 1 }
  await tx.updateTable('office').set(values).where('id', '=', id).execute()
  await note(tx, deps.actor, deps.now(), { action: 'update', entity: 'office', id, label: labelOf(given) })
  return toOffice(await getOffice(tx, id))
}

async function valuesOf(tx: Db, given: OfficeInput, now: () => Date) {
  const { version: _, asks, ...facts } = shownOf(officeInputSchema, given)
  if (facts.localLevel !== null && (await listKnownCodes(tx, 'local_level', [facts.localLevel])).length === 0)
    throw invalid({ localLevel: 'There is no such local level' })
  const kinds = asks && JSON.stringify([...new Set(asks)])
  return { ...columnsOf(facts), asks: kinds, updated_at: now().toISOString() }
}

/** @throws ServiceError not_found; conflict while it has applications */
export function removeOffice(deps: WriteDeps, id: number): Promise<{ id: number }> {
  return inTurn(deps.db, [OFFICES_LOCK], async (tx) => {
    const label = labelOf(toOffice(await getOffice(tx, id)))
    const { length } = await listRows(tx, { office_id: id })
    if (length > 0)
      throw conflict(
        `The firm’s applications to this office are kept (${length}): delete them first, or keep the office`,
      )
    await deleteOffice(tx, id)
    await note(tx, deps.actor, deps.now(), { action: 'delete', entity: 'office', id, label })
    return { id }
  })
}
