import { DISCOVERY_FILES, FEED_FILES } from './discovery-files.ts'
import { PAGED_ENTITIES, type PagedEntity } from '../kinds/index.ts'
import { localePath, PAGE_LOCALES } from '../page-locales.ts'

/** `pages` has everything that is no item. */
const SITEMAPS = ['pages', ...PAGED_ENTITIES] as const
export type SitemapName = 'pages' | PagedEntity

const PATHS = new Set<string>([
  ...Object.values(DISCOVERY_FILES),
  ...Object.values(FEED_FILES).flatMap(({ atom, json }) =>
    PAGE_LOCALES.flatMap((locale) => [localePath(locale, atom), localePath(locale, json)]),
  ),
])
const PART = /^\/sitemap-([a-z-]+)-([1-9]\d{0,3})\.xml$/

/** @param part from 1 */
export function sitemapPath(name: SitemapName, part: number): string {
  return `/sitemap-${name}-${part}.xml`
}

export function parseSitemapPath(path: string): { name: SitemapName; part: number } | undefined {
  const [, given, part] = PART.exec(path) ?? []
  const name = SITEMAPS.find((known) => known === given)
  return name && { name, part: Number(part) }
}

/** Whether everybody gets the same answer until content changes. */
export function isDiscoveryFile(path: string): boolean {
  return PATHS.has(path) || parseSitemapPath(path) !== undefined
}
