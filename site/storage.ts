// @chunk shared
type StorageName = 'localStorage' | 'sessionStorage'

/** @returns undefined without storage: private windows and some settings refuse it */
export function readStored(storage: StorageName, key: string): string | null | undefined {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return undefined
  }
}

/** @param value null removes it @returns whether that was possible: storage may be refused, or full */
export function store(storage: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, value)
    return true
  } catch {
    return false
  }
}
