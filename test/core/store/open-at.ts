import type { Kysely } from 'kysely'
import { migrations } from '../../../server/core/store/migrations.ts'
import { openStore } from '../../../server/core/store/store.ts'
import type { StorePlace } from '../../create-test-app.ts'

/** A store as an earlier version of the program has it, migrated by these migrations only. */
export async function openAt(place: StorePlace, isApplied: (name: string) => boolean) {
  const chosen = Object.fromEntries(Object.entries(migrations).filter(([name]) => isApplied(name)))
  const { db, close } = await openStore({ ...place, migrations: chosen })
  // oxlint-disable-next-line typescript/no-explicit-any -- the types are those of today's tables
  return { db: db as unknown as Kysely<any>, close }
}
