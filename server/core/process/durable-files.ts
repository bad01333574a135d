import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/*
 * A power cut takes what was not synced: the contents of a file need its fsync, a name (new, moved or deleted) that of its
 * folder. These functions sync before the caller acknowledges (npm run drill:power).
 */

/** Keeps the names in a folder. Windows cannot sync folders, and does not need to. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Keeps the contents of a file. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Creates a folder, and those above it, that are missing. @param mode of new ones */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Renames a file that its writer has synced. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** Writes a file that is whole, or absent or as before. The next write replaces an interrupted one, of a fixed name. */
export async function writeDurably(path: string, contents: string | Uint8Array, mode = 0o666): Promise<void> {
  const partial = join(dirname(path), `.${basename(path)}.part`)
  await writeFile(partial, contents, { mode, flush: true })
  await renameDurably(partial, path)
}

/** Deletes a file or folder, which may be missing: it does not come back. */
export async function removeDurably(path: string): Promise<void> {
  // The process that makes variants may add one meanwhile.
  await rm(path, { recursive: true, force: true, maxRetries: 3 })
  await syncFolder(dirname(path))
}

/** Copies into a file that is new or replaced. @throws what `copyFile` throws */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await syncFile(to)
}

/** For `catch`. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return undefined
}
