import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../contract/kinds/index.ts'
import { ownersOnly } from './auth/owners-only.tsx'

const ContentList = screen(() => import('./content/content-list.tsx').then(({ ContentList }) => ContentList))
const ContentCreate = screen(() => import('./content/content-edit.tsx').then(({ ContentCreate }) => ContentCreate))
const ContentEdit = screen(() => import('./content/content-edit.tsx').then(({ ContentEdit }) => ContentEdit))

/** Kinds of content with other screens than a list and a form. */
const SPECIAL_SCREENS: Partial<Record<ContentEntity, Omit<ResourceProps, 'name'>>> = {
  // Their forms are dialogs over the list.
  teams: {
    list: screen(() => import('./teams/team-list.tsx').then(({ TeamList }) => TeamList)),
    hasCreate: true,
    hasEdit: true,
  },
  // There is one: its list is its form.
  settings: {
    list: ownersOnly(() => import('./settings/settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen)),
  },
}

function screensOf(entity: ContentEntity): ResourceProps {
  const special = SPECIAL_SCREENS[entity]
  if (special) return { name: entity, ...special }
  const screens = { name: entity, list: ContentList, edit: ContentEdit }
  return kindOf(entity).isFixed ? screens : { ...screens, create: ContentCreate }
}

/** What can be listed and edited: each screen is loaded when it is opened. */
export const RESOURCES: ResourceProps[] = [
  ...CONTENT_ENTITIES.map(screensOf),
  // One picture is edited above the list, at /pictures/ID: without `edit`, that address stays with the list.
  {
    name: 'pictures',
    list: screen(() => import('./pictures/pictures-screen.tsx').then(({ PicturesScreen }) => PicturesScreen)),
  },
  {
    name: 'messages',
    list: screen(() => import('./messages/message-inbox.tsx').then(({ MessageInbox }) => MessageInbox)),
  },
  { name: 'mails', list: screen(() => import('./mails/mail-list.tsx').then(({ MailList }) => MailList)) },
  {
    name: 'redirects',
    list: ownersOnly(() => import('./redirects/redirect-list.tsx').then(({ RedirectList }) => RedirectList)),
  },
  { name: 'staff', list: ownersOnly(() => import('./staff/staff-list.tsx').then(({ StaffList }) => StaffList)) },
  { name: 'audit', list: ownersOnly(() => import('./audit/audit-list.tsx').then(({ AuditList }) => AuditList)) },
  {
    name: 'api-keys',
    list: ownersOnly(() => import('./api-keys/api-keys-screen.tsx').then(({ ApiKeysScreen }) => ApiKeysScreen)),
  },
  {
    name: 'webhooks',
    list: ownersOnly(() => import('./webhooks/webhooks-screen.tsx').then(({ WebhooksScreen }) => WebhooksScreen)),
  },
  {
    name: 'backups',
    list: ownersOnly(() => import('./backups/backups-screen.tsx').then(({ BackupsScreen }) => BackupsScreen)),
  },
  {
    name: 'operations',
    list: ownersOnly(() => import('./operations/operations-screen.tsx').then((screen) => screen.OperationsScreen)),
  },
  {
    name: 'imports',
    list: ownersOnly(() => import('./imports/imports-screen.tsx').then(({ ImportsScreen }) => ImportsScreen)),
  },
]

function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
