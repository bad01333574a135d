import type { ListAnswer } from '../../../contract/list.ts'
import type { Colleague, StaffMember, StaffQuery } from '../../../contract/accounts/staff.ts'
import { listLastActions } from '../audit/audit-store.ts'
import type { Db } from '../store/schema.ts'
import { countStaffUsers, listStaffNames, listStaffUsers, type StaffFilter } from './store/staff.ts'
import { listAnswer, sliceOf } from '../store/paging.ts'
import { notFound } from '../process/service-error.ts'

export async function listStaff(db: Db, query: StaffQuery): Promise<ListAnswer<StaffMember>> {
  const filter: StaffFilter = { search: query.search, ids: query.ids }
  const [rows, total] = await Promise.all([
    listStaffUsers(db, filter, query, sliceOf(query)),
    countStaffUsers(db, filter),
  ])
  return listAnswer(await toMembers(db, rows), total, query)
}

export async function getStaffMember(db: Db, id: string): Promise<StaffMember> {
  const [member] = await toMembers(db, await listStaffUsers(db, { ids: [id] }))
  if (!member) throw notFound('Member of staff')
  return member
}

export async function listColleagues(db: Db): Promise<ListAnswer<Colleague>> {
  const rows = await listStaffNames(db)
  const people = rows.map(({ disabled_at, ...person }) => ({ ...person, canSignIn: disabled_at === null }))
  return listAnswer(people, people.length, { page: 1, limit: people.length })
}

async function toMembers(db: Db, rows: Awaited<ReturnType<typeof listStaffUsers>>): Promise<StaffMember[]> {
  const actions = await listLastActions(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    locale: row.locale,
    secondFactor: row.two_factor_enabled === 1,
    disabledAt: row.disabled_at,
    hasPassword: row.passwords > 0,
    createdAt: row.created_at,
    lastUsedAt:
      [row.seen_at, actions.get(row.id)]
        .filter((time) => typeof time === 'string')
        .toSorted()
        .at(-1) ?? null,
  }))
}
