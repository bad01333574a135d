import { addDays, dayNumber } from '../../contract/calendar/day-number.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { KeptBackups } from './backup-config.ts'
import { BackupBusyError } from './backup-error.ts'
import { openKey } from './backup-key.ts'
import { openBackupStore, type BackupStore, type BackupTarget } from './backup-store.ts'
import { filePath, FILES } from './layout.ts'
import { openBackupIn } from './open-backup.ts'

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

export interface PruneOptions {
  target: BackupTarget
  kept: KeptBackups
  passPhrase: string | undefined
  /** Of a bucket: as openBackupStore has it. */
  scratch: string
}

/** Deletes the other backups, and the files that none of the rest has. Returns how many backups. @throws BackupError */
export async function pruneBackups({ target, kept, passPhrase, scratch }: PruneOptions): Promise<number> {
  const store = openBackupStore(target, scratch)
  try {
    await using claim = await store.claim()
    return await prune(store, kept, passPhrase)
  } catch (error) {
    // The backup that is being made will be followed by a pruning of its own.
    if (error instanceof BackupBusyError) return 0
    throw error
  }
}

async function prune(store: BackupStore, kept: KeptBackups, passPhrase: string | undefined): Promise<number> {
  const names = await store.listBackups()
  const chosen = chooseKept(names, kept)
  const old = names.filter((name) => !chosen.has(name))
  if (old.length === 0) return 0
  const opened = await openKey(store, passPhrase)
  const inUse = new Set<string>()
  // First: if one cannot be read, nothing is deleted.
  for (const name of chosen) {
    // One from before there was a pass phrase is kept as well.
    const { key, listFiles } = await openBackupIn(store, name, { key: opened, allowsUnencrypted: true })
    for (const file of await listFiles()) inUse.add(filePath(file, key))
  }
  for (const name of old) await store.removeBackup(name)
  for (const { path } of await store.list(FILES)) if (!inUse.has(path)) await store.remove(path)
  return old.length
}

export const timeOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: string) => addDays(day, -((dayNumber(day) + 3) % 7))
