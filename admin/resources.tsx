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
]

function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
