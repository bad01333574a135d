import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import { ownersOnly } from './auth/owners-only.tsx'

/** What can be listed and edited: each screen is loaded when it is opened. The menu has an entry for each of them. */
export const RESOURCES: ResourceProps[] = [
  {
    name: 'news',
    list: screen(() => import('./news/news-list.tsx').then(({ NewsList }) => NewsList)),
    create: screen(() => import('./news/news-screens.tsx').then(({ NewsCreate }) => NewsCreate)),
    edit: screen(() => import('./news/news-screens.tsx').then(({ NewsEdit }) => NewsEdit)),
  },
  {
    name: 'projects',
    list: screen(() => import('./projects/project-list.tsx').then(({ ProjectList }) => ProjectList)),
    create: screen(() => import('./projects/project-screens.tsx').then(({ ProjectCreate }) => ProjectCreate)),
    edit: screen(() => import('./projects/project-screens.tsx').then(({ ProjectEdit }) => ProjectEdit)),
  },
  {
    name: 'services',
    list: screen(() => import('./services/service-list.tsx').then(({ ServiceList }) => ServiceList)),
    create: screen(() => import('./services/service-screens.tsx').then(({ ServiceCreate }) => ServiceCreate)),
    edit: screen(() => import('./services/service-screens.tsx').then(({ ServiceEdit }) => ServiceEdit)),
  },
  {
    // Its forms are dialogs over the list.
    name: 'teams',
    list: screen(() => import('./teams/team-list.tsx').then(({ TeamList }) => TeamList)),
    hasCreate: true,
    hasEdit: true,
  },
  {
    name: 'clients',
    list: screen(() => import('./clients/client-list.tsx').then(({ ClientList }) => ClientList)),
    create: screen(() => import('./clients/client-screens.tsx').then(({ ClientCreate }) => ClientCreate)),
    edit: screen(() => import('./clients/client-screens.tsx').then(({ ClientEdit }) => ClientEdit)),
  },
  {
    name: 'partners',
    list: screen(() => import('./partners/partner-list.tsx').then(({ PartnerList }) => PartnerList)),
    create: screen(() => import('./partners/partner-screens.tsx').then(({ PartnerCreate }) => PartnerCreate)),
    edit: screen(() => import('./partners/partner-screens.tsx').then(({ PartnerEdit }) => PartnerEdit)),
  },
  {
    name: 'timeline',
    list: screen(() => import('./timeline/timeline-list.tsx').then(({ TimelineList }) => TimelineList)),
    create: screen(() => import('./timeline/timeline-screens.tsx').then(({ TimelineCreate }) => TimelineCreate)),
    edit: screen(() => import('./timeline/timeline-screens.tsx').then(({ TimelineEdit }) => TimelineEdit)),
  },
  {
    name: 'pages',
    list: screen(() => import('./pages/page-list.tsx').then(({ PageList }) => PageList)),
    edit: screen(() => import('./pages/page-screens.tsx').then(({ PageEdit }) => PageEdit)),
  },
  {
    name: 'categories',
    list: screen(() => import('./categories/category-list.tsx').then(({ CategoryList }) => CategoryList)),
    create: screen(() => import('./categories/category-screens.tsx').then(({ CategoryCreate }) => CategoryCreate)),
    edit: screen(() => import('./categories/category-screens.tsx').then(({ CategoryEdit }) => CategoryEdit)),
  },
  {
    // There is one: its list is its form.
    name: 'settings',
    list: ownersOnly(() => import('./settings/settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen)),
  },
  // One picture is edited above the list, at /pictures/ID: without `edit`, that address stays with the list.
  { name: 'pictures', list: screen(() => import('./pictures/pictures-screen.tsx').then(({ PicturesScreen }) => PicturesScreen)) },
  { name: 'messages', list: screen(() => import('./messages/message-inbox.tsx').then(({ MessageInbox }) => MessageInbox)) },
  { name: 'mails', list: screen(() => import('./mails/mail-list.tsx').then(({ MailList }) => MailList)) },
  { name: 'redirects', list: ownersOnly(() => import('./redirects/redirect-list.tsx').then(({ RedirectList }) => RedirectList)) },
  { name: 'staff', list: ownersOnly(() => import('./staff/staff-list.tsx').then(({ StaffList }) => StaffList)) },
  { name: 'audit', list: ownersOnly(() => import('./audit/audit-list.tsx').then(({ AuditList }) => AuditList)) },
]

function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
