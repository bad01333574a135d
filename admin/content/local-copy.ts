import type { ContentValues } from './content-kind.ts'

/** What somebody has typed and not saved, kept in this browser. */
export interface LocalCopy {
  /** UTC ISO. */
  at: string
  values: ContentValues
  /** What the form had begun with, and of which version that was. */
  base: ContentValues
  version: number | undefined
}

/** @param id undefined for a new item */
export function copyKey(staffId: string | number, entity: string, id: number | undefined): string {
  return `staff.copy.${staffId}.${entity}.${id ?? 'new'}`
}

export function readCopy(key: string): LocalCopy | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy | null) ?? undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden store keeps nothing; saving still works. */
export function writeCopy(key: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(key, JSON.stringify(copy))
  } catch {}
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}
