import { copyFile, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Moves a file, also to another file system, where a rename alone is refused (EXDEV): it is copied beside its target first,
 * so that a reader finds a whole file or none. The folder of the target is to be synced by the caller.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyAcross(from, to)
    await rm(from, { force: true })
  }
}

async function copyAcross(from: string, to: string): Promise<void> {
  const incoming = join(dirname(to), `.${basename(to)}.part`)
  try {
    await copyFile(from, incoming)
    const file = await open(incoming, 'r+')
    await file.sync().finally(() => file.close())
    await rename(incoming, to)
  } finally {
    await rm(incoming, { force: true })
  }
}
