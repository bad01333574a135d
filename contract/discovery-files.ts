import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** Files that crawlers, feed readers and browsers ask for; none of them is a page of site/routes.ts. */
export const DISCOVERY_FILES = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  newsAtom: '/news.atom',
  newsJson: '/news.json',
  projectsAtom: '/projects.atom',
  projectsJson: '/projects.json',
} as const

/** The feeds of what a page lists. */
export const NEWS_FEEDS = { atom: DISCOVERY_FILES.newsAtom, json: DISCOVERY_FILES.newsJson }
export const PROJECT_FEEDS = { atom: DISCOVERY_FILES.projectsAtom, json: DISCOVERY_FILES.projectsJson }

/** It names a date that moves on without a change of content, so the page cache does not keep it. */
export const SECURITY_TXT = '/.well-known/security.txt'

/** The languages that have pages, each with the beginning of its paths. */
export interface PageLocale {
  locale: Locale
  prefix: '' | `/${string}`
}
export const PAGE_LOCALES: readonly PageLocale[] = [{ locale: DEFAULT_LOCALE, prefix: '' }]

/** The kinds of content with a sitemap of their own, in parts; `pages` has everything else. */
export const SITEMAPS = ['pages', 'services', 'news', 'projects'] as const
export type SitemapName = (typeof SITEMAPS)[number]

const PATHS = new Set<string>(Object.values(DISCOVERY_FILES))
const PART = new RegExp(`^/sitemap-(${SITEMAPS.join('|')})-([1-9]\\d{0,3})\\.xml$`)

/** @param part counts from 1 */
export function sitemapPath(name: SitemapName, part: number): string {
  return `/sitemap-${name}-${part}.xml`
}

/** Which part of which sitemap a path names. */
export function parseSitemapPath(path: string): { name: SitemapName; part: number } | undefined {
  const [, name, part] = PART.exec(path) ?? []
  return name === undefined ? undefined : { name: name as SitemapName, part: Number(part) }
}

/** Whether a path is answered the same for everybody until content changes. */
export function isDiscoveryFile(path: string): boolean {
  return PATHS.has(path) || PART.test(path)
}
