import { readFile } from 'node:fs/promises'
import type { Log } from '../log.ts'
import { readRoutes } from './browser/page-modules.ts'

const BEGINNING = 'window.__reactRouterManifest='

/** Checks the list of routes that prefetching reads (browser/page-modules.ts). Undefined: as expected. */
export function findManifestFault(code: string): string | undefined {
  if (!code.startsWith(BEGINNING)) return 'it does not set window.__reactRouterManifest'
  try {
    const manifest: unknown = JSON.parse(code.slice(BEGINNING.length).trim().replace(/;$/, ''))
    return readRoutes(manifest) ? undefined : 'its routes have another format'
  } catch {
    return 'it is not JSON'
  }
}

/** If browsers cannot read the manifest, they leave links to React Router. */
export async function checkManifestFile(file: string, log: Log): Promise<void> {
  const fault = await readFile(file, 'utf8').then(findManifestFault, (error: Error) => error.message)
  if (fault) log.error(`Warning: links are not prefetched, because React Router's manifest has changed (${fault})`)
}
