import { href } from '../../contract/addresses.ts'
import type { SitemapName } from '../../contract/discovery-files.ts'
import type { PagedTable } from '../store/sitemap.ts'

/** The kinds whose items have pages of their own, with their tables. */
export const ITEM_TABLES = {
  services: 'service',
  news: 'news',
  projects: 'project',
  clients: 'client',
} as const satisfies Partial<Record<SitemapName, PagedTable>>
export type ItemKind = keyof typeof ITEM_TABLES

const PAGES = { services: 'service', news: 'newsItem', projects: 'project', clients: 'client' } as const

export function itemPath(kind: ItemKind, slug: string): string {
  return href(PAGES[kind], { slug })
}
