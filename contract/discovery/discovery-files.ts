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
