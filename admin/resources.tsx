import type { ResourceProps } from 'react-admin'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../contract/kinds/index.ts'
import { isContent, leastRole } from './core/api/entities.ts'
import { forRole } from './core/auth/for-role.tsx'
import { FEATURES } from './features.ts'
import { lazily } from './core/layout/on-demand.tsx'

const ContentList = lazily(async () => (await import('./content/content-list.tsx')).ContentList)
const ContentCreate = lazily(async () => (await import('./content/content-edit.tsx')).ContentCreate)
const ContentEdit = lazily(async () => (await import('./content/content-edit.tsx')).ContentEdit)

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
