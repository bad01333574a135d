import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { claimFolder } from '../core/store/folder-claim.ts'
import { BackupBusyError, BackupError, named, nameFault, undefinedIfMissing } from './backup-error.ts'
import type { ListedFile } from '../core/media/media-store.ts'
import type { BackupStore } from './backup-store.ts'
import { isBackupName, LOCK, makeFolder, UNFINISHED } from './layout.ts'

export function openBackupFolder(folder: string): BackupStore {
  const work = join(folder, UNFINISHED)
  const fileOf = (path: string) => join(folder, path)

  async function listFiles(below: string): Promise<ListedFile[]> {
    const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(undefinedIfMissing)
    const files = (entries ?? []).filter((entry) => entry.isFile())
    return Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const { size, mtime } = await stat(file)
        return { path: relative(folder, file).replaceAll(sep, '/'), bytes: size, modifiedAt: mtime }
      }),
    )
  }

  async function adopt(file: string, target: string): Promise<void> {
    await makeFolder(dirname(target))
    await rename(file, target)
  }

  return {
    name: folder,
    work,

    async check() {
      const probe = fileOf(`.probe-${randomUUID()}`)
      try {
        // A recursive one says ENOENT of a read-only file system.
        const error = await mkdir(folder, { mode: 0o700 }).catch((fault: NodeJS.ErrnoException) => fault)
        if (error?.code === 'ENOENT') await makeFolder(folder)
        else if (error && error.code !== 'EEXIST') throw error
        await writeFile(probe, '', { mode: 0o600 })
        await rm(probe)
      } catch (error) {
        throw nameFault(folder, error)
      }
    },

    async claim() {
      await this.check()
      const release = claimFolder(fileOf(LOCK))
      if (!release) throw new BackupBusyError(`Another backup is being made in ${folder}: wait until it is done.`)
      const clean = () => named(work, rm(work, { recursive: true, force: true }))
      await clean()
      await named(work, mkdir(work, { mode: 0o700 }))
      return async () => {
        await clean()
        release()
      }
    },

    async listBackups() {
      const names = (await named(folder, readdir(folder).catch(undefinedIfMissing))) ?? []
      return names.filter(isBackupName).toSorted()
    },

    list: (below) => named(fileOf(below), listFiles(fileOf(below))),

    readText: (path) =>
      readFile(fileOf(path), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
        throw nameFault(fileOf(path), error)
      }),

    writeText: (path, text) => named(fileOf(path), writeFile(fileOf(path), text, { mode: 0o600, flush: true })),

    async *read(path) {
      try {
        yield* createReadStream(fileOf(path)) as AsyncIterable<Buffer>
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`${fileOf(path)} is missing`)
        throw nameFault(fileOf(path), error)
      }
    },

    adopt: (path, file) => named(fileOf(path), adopt(file, fileOf(path))),
    finish: (name) => named(fileOf(name), rename(work, fileOf(name))),
    remove: (path) => named(fileOf(path), rm(fileOf(path), { force: true })),
    removeBackup: (name) => named(fileOf(name), rm(fileOf(name), { recursive: true })),
  }
}
