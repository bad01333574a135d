import { ADDRESSES } from '../addresses.ts'
import { SECURITY_TXT } from '../discovery/discovery-files.ts'
import { isDiscoveryFile } from '../discovery/discovery-paths.ts'
import { WORKER_FILE } from '../discovery/worker-file.ts'
import { splitLocale } from '../page-locales.ts'

export const HEALTH_PATHS = { live: '/health/live', ready: '/health/ready' } as const

/** First segments beneath which the server answers everything. test/rendering/served-addresses.test.ts knows its routes. */
const FOLDERS = new Set(['admin', 'api', 'assets', 'hydration', 'media'])
const FILES = new Set<string>([...Object.values(HEALTH_PATHS), SECURITY_TXT, WORKER_FILE])
const PAGES = new Set<string>(Object.values(ADDRESSES).map(({ path }) => path))

/** Adds what features answer (server/features.ts). @param path a file, or a folder such as `/media/*` */
export function addServedPath(path: string): void {
  if (path.endsWith('/*')) FOLDERS.add(path.slice(1, -2))
  else FILES.add(path)
}

/**
 * Whether the server answers an address by itself, so that no redirect from there would be followed. Pages of items are
 * not among them: they come and go.
 * @param address normalized (redirect-address.ts), with its query
 */
export function isServedAddress(address: string): boolean {
  const [path = '', query] = address.split('?', 2)
  const plain = splitLocale(path).path
  if (FOLDERS.has(plain.split('/', 2)[1]!) || FILES.has(path) || FILES.has(plain) || isDiscoveryFile(path)) return true
  // Redirects from a query come before the page.
  return query === undefined && PAGES.has(plain)
}
