import type { ContentValues } from './kind-form.ts'

/** Unsaved input, kept in this browser. */
export interface LocalCopy {
  /** UTC ISO. */
  at: string
  values: ContentValues
  /** The values that the form began with, and their version. */
  base: ContentValues
  version: number | undefined
}

/** Stands between the key of an item and the name of one form that writes a copy of it. */
const FORM_MARK = '#'

/** @param id undefined for a new item */
export function copyKey(staffId: string | number, entity: string, id: number | undefined): string {
  return `staff.copy.${staffId}.${entity}.${id ?? 'new'}`
}

/** The key of one form's copy: two tabs with the same item do not overwrite each other's. */
export function formCopyKey(itemKey: string, form: string): string {
  return itemKey + FORM_MARK + form
}

export function readCopy(key: string): LocalCopy | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy | null) ?? undefined
  } catch {
    return undefined
  }
}

/** All copies of an item, whichever form wrote them, the newest first. */
export function listCopies(itemKey: string): { key: string; copy: LocalCopy }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key === itemKey || key.startsWith(itemKey + FORM_MARK))
      .flatMap((key) => {
        const copy = readCopy(key)
        return copy ? [{ key, copy }] : []
      })
      .toSorted((one, other) => other.copy.at.localeCompare(one.copy.at))
  } catch {
    return []
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
