import { copyFile, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Atomic also across file systems, where a rename fails (EXDEV). The caller syncs the target's folder. */
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
