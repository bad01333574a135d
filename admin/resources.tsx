import { type ResourceProps, Loading, Title, usePermissions, useResourceContext, useTranslate } from 'react-admin'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../contract/kinds/index.ts'
import { isContent, leastRole } from './core/api/entities.ts'
import { FEATURES } from './features.ts'
import { lazily, onDemand } from './core/layout/on-demand.tsx'
import type { ComponentType } from 'react'
import { isAtLeast, type StaffRole } from '../contract/accounts/staff-roles.ts'

const ContentList = lazily(async () => (await import('./content/content-list.tsx')).ContentList)
const ContentCreate = lazily(async () => (await import('./content/content-edit.tsx')).ContentCreate)
const ContentEdit = lazily(async () => (await import('./content/content-edit.tsx')).ContentEdit)
const Refusal = onDemand(async () => (await import('./core/auth/refusal.tsx')).Refusal)

function screensOfKind(name: ContentEntity): ResourceProps {
  const screens = { name, list: ContentList, edit: ContentEdit }
  return kindOf(name).isFixed ? screens : { ...screens, create: ContentCreate }
}

const screens: ResourceProps[] = FEATURES.flatMap(({ name, screen, forms }) =>
  screen ? [{ name, list: forRole(leastRole(name), screen), ...forms }] : [],
)

/** Listed and edited: each screen is loaded when it is opened. */
export const RESOURCES: ResourceProps[] = [
  ...CONTENT_ENTITIES.map((entity) => screens.find(({ name }) => name === entity) ?? screensOfKind(entity)),
  ...screens.filter(({ name }) => !isContent(name)),
]

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
