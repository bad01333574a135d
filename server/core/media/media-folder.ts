import { createReadStream } from 'node:fs'
import { copyFile, link, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import {
  copyDurably,
  makeFolder,
  removeDurably,
  syncFile,
  syncFolder,
  undefinedIfMissing,
  writeDurably,
} from '../process/durable-files.ts'
import { readHead } from '../process/read-head.ts'
import type { ListedFile, MediaStore } from './media-store.ts'

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
    await copyDurably(from, incoming)
    await rename(incoming, to)
  } finally {
    await rm(incoming, { force: true })
  }
}

/** The data folder as a store. Writes are atomic: names that begin with a dot are of unfinished files. */
export function openMediaFolder(dataDir: string): MediaStore {
  const fileOf = (path: string) => join(dataDir, path)

  async function facts(path: string): Promise<ListedFile | undefined> {
    const status = await stat(fileOf(path)).catch(undefinedIfMissing)
    if (!status?.isFile() || status.size === 0) return undefined
    return { path, bytes: status.size, modifiedAt: status.mtime }
  }

  async function* list(folder: string, recursive: boolean): AsyncGenerator<ListedFile> {
    const entries = await readdir(fileOf(folder), { recursive, withFileTypes: true }).catch(undefinedIfMissing)
    for (const entry of entries ?? []) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue
      const path = relative(dataDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
      const status = await stat(fileOf(path)).catch(undefinedIfMissing)
      if (status) yield { path, bytes: status.size, modifiedAt: status.mtime }
    }
  }

  return {
    name: dataDir,
    localFolder: dataDir,
    largestFile: Infinity,
    workFolder: dataDir,
    stage: (_keys, work) => work(),
    facts,
    checksum: async () => undefined,

    async put(path, bytes, { isBeside = false } = {}) {
      const target = fileOf(path)
      if (!isBeside) await makeFolder(dirname(target))
      await writeDurably(target, bytes)
    },

    async adopt(path, file) {
      await makeFolder(dirname(fileOf(path)))
      // Children and copies leave contents that nobody has synced.
      await syncFile(file)
      await moveFile(file, fileOf(path))
      // Another process may have made the folders a moment ago, and not synced them yet.
      for (let folder = dirname(path); ; folder = dirname(folder)) {
        await syncFolder(fileOf(folder))
        if (folder === '.') break
      }
    },

    async find(path) {
      const found = await facts(path)
      return (
        found && {
          ...found,
          stream: (range) => Readable.toWeb(createReadStream(fileOf(path), range)) as ReadableStream<Uint8Array>,
        }
      )
    },

    has: async (path) => (await stat(fileOf(path)).catch(() => undefined)) !== undefined,

    readStart: (path, bytes) => readHead(fileOf(path), bytes).catch(undefinedIfMissing),

    async copyTo(path, file) {
      const found = await facts(path)
      if (!found) return undefined
      // Files are replaced, never changed, so another name for one will do where the disk is the same.
      await link(fileOf(path), file).catch(() => copyFile(fileOf(path), file))
      return found
    },

    list: (folder) => Readable.from(list(folder, false)).toArray(),
    listAll: (folder) => list(folder, true),

    remove: (path) => removeDurably(fileOf(path)),
    removeFolder: (folder) => removeDurably(fileOf(folder)),
  }
}
