import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { claimFolder } from '../core/store/store-folder.ts'

const LOCK = '.lock'

/**
 * An empty folder for files on their way, in the data folder: the system's temporary folder may be memory. Removes those of
 * processes that have ended.
 */
export async function openWorkFolder(dataDir: string) {
  const parent = join(dataDir, 'transfer-work')
  await mkdir(parent, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(parent, { withFileTypes: true }))
    if (entry.isDirectory()) await removeAbandoned(join(parent, entry.name))
  const folder = await mkdtemp(join(parent, 'work-'))
  const release = claimFolder(join(folder, LOCK))
  const path = join(folder, 'files')
  await mkdir(path, { mode: 0o700 })
  return {
    path,
    async [Symbol.asyncDispose]() {
      release?.()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const release = claimFolder(join(folder, LOCK))
  if (!release) return
  release()
  await rm(folder, { recursive: true, force: true })
}
