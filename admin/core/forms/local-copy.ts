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

export const readCopy = (key: string): LocalCopy | undefined =>
  tryStore(() => JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy | null) ?? undefined

/** All copies of an item, whichever form wrote them, the newest first. */
export function listCopies(itemKey: string): { key: string; copy: LocalCopy }[] {
  const keys = tryStore(() => Object.keys(localStorage)) ?? []
  return keys
    .filter((key) => key === itemKey || key.startsWith(itemKey + FORM_MARK))
    .flatMap((key) => {
      const copy = readCopy(key)
      return copy ? [{ key, copy }] : []
    })
    .toSorted((one, other) => other.copy.at.localeCompare(one.copy.at))
}

export const writeCopy = (key: string, copy: Omit<LocalCopy, 'at'>): void =>
  tryStore(() => localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), ...copy })))

export const dropCopy = (key: string): void => tryStore(() => localStorage.removeItem(key))

/** A full or forbidden store keeps nothing, and what it has may be damaged; saving still works. */
function tryStore<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
