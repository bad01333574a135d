import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'

/** What can be listed and edited: each screen is loaded when it is opened. The menu has an entry for each of them. */
export const RESOURCES: ResourceProps[] = [
  {
    name: 'news',
    list: screen(() => import('./news/news-list.tsx').then(({ NewsList }) => NewsList)),
    create: screen(() => import('./news/news-screens.tsx').then(({ NewsCreate }) => NewsCreate)),
    edit: screen(() => import('./news/news-screens.tsx').then(({ NewsEdit }) => NewsEdit)),
  },
  { name: 'messages', list: screen(() => import('./messages/message-inbox.tsx').then(({ MessageInbox }) => MessageInbox)) },
  { name: 'mails', list: screen(() => import('./mails/mail-list.tsx').then(({ MailList }) => MailList)) },
  { name: 'redirects', list: screen(() => import('./redirects/redirect-list.tsx').then(({ RedirectList }) => RedirectList)) },
  { name: 'staff', list: screen(() => import('./staff/staff-list.tsx').then(({ StaffList }) => StaffList)) },
  { name: 'audit', list: screen(() => import('./audit/audit-list.tsx').then(({ AuditList }) => AuditList)) },
]

function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
