/** Addresses of the two pages of the service worker, which are not pages of site/routes.ts. */
export const OFFLINE_FILES = {
  /** Shown for a page that is not saved. */
  page: '/sw/offline',
  /** Removes the service worker and everything that it has saved. */
  off: '/sw/off',
} as const

/** On any address: removes the service worker and everything that it has saved. */
export const OFF_PARAMETER = 'nosw'

/** Caches with this prefix belong to the service worker, also for the core's removing-worker.js. */
export const COPIES_PREFIX = 'copies-'
