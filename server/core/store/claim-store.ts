import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { claimFolder, type Release } from './folder-claim.ts'
import { inFolder, StoreFolderError } from './store-folder.ts'

const LOCK = '.server'
/** Milliseconds in which a server that was told to stop may end. */
const PATIENCE = 2_000
const INTERVAL = 100

/**
 * Keeps a second server out of a SQLite store until this process ends, however it ends. Commands beside a server
 * (staff, backup, import) do not claim it.
 * @throws StoreFolderError while another server has it
 */
export async function claimStore(dataDir: string, patience = PATIENCE): Promise<Release> {
  for (const deadline = performance.now() + patience; ; await wait(INTERVAL)) {
    const release = inFolder(dataDir, () => {
      mkdirSync(dataDir, { recursive: true })
      return claimFolder(join(dataDir, LOCK))
    })
    if (release) return release
    if (performance.now() > deadline) break
  }
  throw new StoreFolderError(
    `Another server uses the store in ${dataDir}. Stop it first, or set another DATA_DIR. ` +
      'Several servers at one store need Postgres (docs/operations.md).',
  )
}
