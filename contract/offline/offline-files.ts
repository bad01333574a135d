/** Addresses of the service worker and its two pages, which are not pages of site/routes.ts. */
export const OFFLINE_FILES = {
  worker: '/sw.js',
  /** Shown for a page that is not saved. */
  page: '/sw/offline',
  /** Removes the service worker and everything that it has saved. */
  off: '/sw/off',
} as const

/** On any address: removes the service worker and everything that it has saved. */
export const OFF_PARAMETER = 'nosw'

/** Caches with this prefix belong to the service worker. */
export const COPIES_PREFIX = 'copies-'
