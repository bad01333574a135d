import type { ComponentType } from 'react'
import { Loading, Title, usePermissions, useResourceContext, useTranslate } from 'react-admin'
import { isAtLeast, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { isContent } from '../api/entities.ts'
import { lazily, onDemand } from '../layout/on-demand.tsx'

const Refusal = onDemand(async () => (await import('./refusal.tsx')).Refusal)

/**
 * A screen for those of this role, loaded for them alone; others see whom to ask. It has the name of its feature as its title;
 * lists and forms of content have titles of their own.
 */
export function forRole(least: StaffRole, load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazily(load)
  return function ForRole() {
    const { permissions } = usePermissions<StaffRole>()
    const resource = useResourceContext() ?? ''
    const translate = useTranslate()
    // Without a wait for the permissions, which everybody has.
    const mayOpen = least === 'reader' || isAtLeast(permissions, least)
    if (!mayOpen) return permissions ? <Refusal least={least} /> : <Loading />
    return (
      <>
        {!isContent(resource) && <Title title={translate(`resources.${resource}.name`, { smart_count: 2 })} />}
        <Screen />
      </>
    )
  }
}
