import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { nepalDay } from '../../contract/nepal-day.ts'
import { claimFolder } from '../media/folder-claim.ts'
import type { KeptBackups } from './backup-config.ts'
import { openKey } from './backup-key.ts'
import { listPool } from './copy-files.ts'
import { readFileList } from './file-list.ts'
import { filePath, listBackups, LOCK, readHeader } from './layout.ts'

/** The names to keep: the newest backup of each of the last days, weeks and months that have one. */
export function chooseKept(names: string[], { daily, weekly, monthly }: KeptBackups): Set<string> {
  const newestFirst = names.toSorted().toReversed()
  const newestOf = (periodOf: (day: string) => string, count: number) => {
    const found = new Map<string, string>()
    for (const name of newestFirst) {
      const period = periodOf(nepalDay(timeOf(name)))
      if (!found.has(period)) found.set(period, name)
    }
    return [...found.values()].slice(0, count)
  }
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf((day) => day, daily),
    ...newestOf(mondayOf, weekly),
    ...newestOf((day) => day.slice(0, 7), monthly),
  ])
}

/** Deletes the other backups, and the files that none of the rest has. Returns how many backups. */
export async function pruneBackups(folder: string, kept: KeptBackups, passPhrase: string | undefined): Promise<number> {
  const release = claimFolder(join(folder, LOCK))
  // The backup that is being made will be followed by a pruning of its own.
  if (!release) return 0
  try {
    const names = await listBackups(folder)
    const chosen = chooseKept(names, kept)
    const old = names.filter((name) => !chosen.has(name))
    if (old.length === 0) return 0
    const key = await openKey(folder, passPhrase)
    const inUse = new Set<string>()
    // First: if one cannot be read, nothing is deleted.
    for (const name of chosen) {
      const path = join(folder, name)
      const header = await readHeader(path)
      const own = header.isEncrypted ? key : undefined
      for (const file of await readFileList(path, header, own)) inUse.add(filePath(file, own))
    }
    for (const name of old) await rm(join(folder, name), { recursive: true })
    for (const path of await listPool(folder)) if (!inUse.has(path)) await rm(join(folder, path), { force: true })
    return old.length
  } finally {
    release()
  }
}

export function timeOf(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
