import type { Kysely } from 'kysely'
import { getContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'

/**
 * Keeps in memory what was loaded from a store, until its content changes. Callers get nothing from before their call; those
 * of one revision share a load.
 */
export function oncePerRevision<Loaded>(
  load: (db: Kysely<Database>, before: Loaded | undefined) => Promise<Loaded>,
): (db: Kysely<Database>) => Promise<Loaded> {
  const known = new WeakMap<Kysely<Database>, { revision: number; loaded: Promise<Loaded> }>()
  return async (db) => {
    const revision = await getContentRevision(db)
    const last = known.get(db)
    if (last?.revision === revision) return last.loaded
    // One load after the other, because each may continue the one before.
    const before = (last?.loaded ?? Promise.resolve(undefined)).catch(() => undefined)
    const loaded = before.then((value) => load(db, value))
    const next = { revision, loaded }
    known.set(db, next)
    // A failed load is tried again.
    loaded.catch(() => {
      if (known.get(db) === next) known.delete(db)
    })
    return loaded
  }
}
