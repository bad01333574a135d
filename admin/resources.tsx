import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../contract/kinds/index.ts'
import { isContent, leastRole } from './core/api/entities.ts'
import { forRole } from './core/auth/for-role.tsx'
import { FEATURES } from './features.ts'

const ContentList = lazily(() => import('./content/content-list.tsx').then(({ ContentList }) => ContentList))
const ContentCreate = lazily(() => import('./content/content-edit.tsx').then(({ ContentCreate }) => ContentCreate))
const ContentEdit = lazily(() => import('./content/content-edit.tsx').then(({ ContentEdit }) => ContentEdit))

function screensOfKind(name: ContentEntity): ResourceProps {
  const screens = { name, list: ContentList, edit: ContentEdit }
  return kindOf(name).isFixed ? screens : { ...screens, create: ContentCreate }
}

const screens: ResourceProps[] = FEATURES.flatMap(({ name, screen, forms }) =>
  screen
    ? [{ name, list: leastRole(name) === 'reader' ? lazily(screen) : forRole(leastRole(name), screen), ...forms }]
    : [],
)

/** Listed and edited: each screen is loaded when it is opened. */
export const RESOURCES: ResourceProps[] = [
  ...CONTENT_ENTITIES.map((entity) => screens.find(({ name }) => name === entity) ?? screensOfKind(entity)),
  ...screens.filter(({ name }) => !isContent(name)),
]

function lazily(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
