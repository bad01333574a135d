import { note } from '../../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../../server/core/audit/writing.ts'
import { listKnownCodes } from '../../../../server/core/places/place-store.ts'
import { conflict, invalid } from '../../../../server/core/process/service-error.ts'
import { lockKeys } from '../../../../server/core/store/engine.ts'
import type { Db } from '../../../../server/core/store/schema.ts'
import { OFFICE_BOUNDS } from '../../contract/office-kinds.ts'
import type { Office, OfficeInput } from '../../contract/offices.ts'
import { listRows } from '../applications/store.ts'
import { countOffices, deleteOffice, getOffice, insertOffice, OFFICES_LOCK, toOffice, updateOffice } from './store.ts'

export const labelOf = ({ nameEn, nameNe }: Pick<Office, 'nameEn' | 'nameNe'>): string => nameEn || nameNe

/** Changes of offices, and of what else has a lock, one after the other in all processes. */
export const changeInTurn = <Result>(
  { db }: Pick<WriteDeps, 'db'>,
  change: (tx: Db) => Promise<Result>,
  ...locks: string[]
) =>
  db.transaction().execute(async (tx) => {
    await lockKeys(tx, [OFFICES_LOCK, ...locks])
    return change(tx)
  })

/** In a transaction of `changeInTurn`. @throws ServiceError invalid, conflict */
export async function addOffice(tx: Db, { actor, now }: WriteDeps, given: OfficeInput): Promise<Office> {
  if ((await countOffices(tx)) >= OFFICE_BOUNDS.most)
    throw conflict(`There are ${OFFICE_BOUNDS.most} offices, the most that are kept: delete some`)
  const id = await insertOffice(tx, await valuesOf(tx, given, now))
  await note(tx, actor, now(), { action: 'create', entity: 'office', id, label: labelOf(given) })
  return toOffice(await getOffice(tx, id))
}

/** In the same. @throws ServiceError invalid, not_found, conflict */
export async function changeOffice(tx: Db, deps: WriteDeps, id: number, given: OfficeInput): Promise<Office> {
  const current = toOffice(await getOffice(tx, id))
  if (given.version !== undefined && given.version !== current.version)
    throw conflict('Somebody else has changed this office since you opened it: look at it as it is now', { current })
  await updateOffice(tx, id, { ...(await valuesOf(tx, given, deps.now)), version: current.version + 1 })
  await note(tx, deps.actor, deps.now(), { action: 'update', entity: 'office', id, label: labelOf(given) })
  return toOffice(await getOffice(tx, id))
}

async function valuesOf(tx: Db, given: OfficeInput, now: () => Date) {
  const { kind, localLevel, email, phone, bound, asks, notes } = given
  const same = { kind, email, phone, bound, notes }
  if (localLevel !== null && (await listKnownCodes(tx, 'local_level', [localLevel])).length === 0)
    throw invalid({ localLevel: 'There is no such local level' })
  return {
    ...same,
    name_en: given.nameEn,
    name_ne: given.nameNe,
    address_en: given.addressEn,
    address_ne: given.addressNe,
    local_level: localLevel,
    asks: asks === null ? null : JSON.stringify([...new Set(asks)]),
    updated_at: now().toISOString(),
  }
}

/** @throws ServiceError not_found; conflict while it has applications */
export function removeOffice(deps: WriteDeps, id: number): Promise<{ id: number }> {
  return changeInTurn(deps, async (tx) => {
    const label = labelOf(toOffice(await getOffice(tx, id)))
    const { length } = await listRows(tx, { officeIds: [id] })
    if (length > 0)
      throw conflict(
        `The firm’s applications to this office are kept (${length}): delete them first, or keep the office`,
      )
    await deleteOffice(tx, id)
    await note(tx, deps.actor, deps.now(), { action: 'delete', entity: 'office', id, label })
    return { id }
  })
}
