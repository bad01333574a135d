import { localePath, PAGE_LOCALES } from './page-locales.ts'

/** Files that are not pages of site/routes.ts. */
export const DISCOVERY_FILES = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  newsAtom: '/news.atom',
  newsJson: '/news.json',
  projectsAtom: '/projects.atom',
  projectsJson: '/projects.json',
} as const

/** English; each language of the pages has its own (localePath). */
export const FEED_FILES = {
  news: { atom: DISCOVERY_FILES.newsAtom, json: DISCOVERY_FILES.newsJson },
  projects: { atom: DISCOVERY_FILES.projectsAtom, json: DISCOVERY_FILES.projectsJson },
}

/** Contains a date that advances without a change of content, so it is not cached. */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Made when they are asked for: browsers, which load this file for the addresses above, never do. */
let paths: Set<string> | undefined
const listPaths = () =>
  new Set<string>([
    ...Object.values(DISCOVERY_FILES),
    ...Object.values(FEED_FILES).flatMap(({ atom, json }) =>
      PAGE_LOCALES.flatMap((locale) => [localePath(locale, atom), localePath(locale, json)]),
    ),
  ])
const PART = /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/

/** @param part from 1 */
export function sitemapPath(name: string, part: number): string {
  return `/sitemap-${name}-${part}.xml`
}

/** The name may be that of no sitemap. */
export function parseSitemapPath(path: string): { name: string; part: number } | undefined {
  const [, name, part] = PART.exec(path) ?? []
  return name === undefined ? undefined : { name, part: Number(part) }
}

/** Whether everybody gets the same answer until content changes. */
export function isDiscoveryFile(path: string): boolean {
  return (paths ??= listPaths()).has(path) || parseSitemapPath(path) !== undefined
}
