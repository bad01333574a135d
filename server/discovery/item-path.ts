import { href } from '../../contract/addresses.ts'
import type { SitemapName } from '../../contract/discovery-files.ts'
import type { PagedTable } from '../store/sitemap.ts'

/** The kinds whose items have pages of their own, with their tables. */
export const ITEM_TABLES = { services: 'service', news: 'news', projects: 'project' } as const satisfies Partial<
  Record<SitemapName, PagedTable>
>
export type ItemKind = keyof typeof ITEM_TABLES

/** The canonical address of an item. */
export function itemPath(kind: ItemKind, slug: string): string {
  if (kind === 'news') return href('newsItem', { slug })
  return href(kind === 'projects' ? 'project' : 'service', { slug })
}
