import type { ComponentType } from 'react'
import { Loading, usePermissions } from 'react-admin'
import { isAtLeast, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { lazily, onDemand } from '../layout/on-demand.tsx'

const Refusal = onDemand(async () => (await import('./refusal.tsx')).Refusal)

/** A screen for those of this role, loaded for them alone; others see whom to ask. */
export function forRole(least: StaffRole, load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazily(load)
  return function ForRole() {
    const { permissions } = usePermissions<StaffRole>()
    if (permissions === undefined) return <Loading />
    return isAtLeast(permissions, least) ? <Screen /> : <Refusal isForOwners={least === 'owner'} />
  }
}
