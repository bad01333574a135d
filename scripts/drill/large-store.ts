import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGrowingStore, type GrowingStore } from '../../bench/growing-store.ts'
import { variantSignature } from '../../contract/picture-variants.ts'
import { registerContent } from '../../server/services/content/registration.ts'
import { atExit } from '../at-exit.ts'

export interface LargeStore extends GrowingStore {
  dataDir: string
}

/** Pictures count as complete: making variants would take the processors. */
export async function openLargeStore(projects: number, databaseUrl?: string): Promise<LargeStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drill-store-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  const forget = atExit(remove)
  const store = await openGrowingStore({ dataDir, databaseUrl })
  await store.growTo(projects)
  await store.db
    .updateTable('picture')
    .set({ variants_made_at: new Date().toISOString(), variants_signature: variantSignature() })
    .execute()
  await registerContent(store.db, new Date())
  return {
    ...store,
    dataDir,
    async close() {
      await store.close()
      forget()
      remove()
    },
  }
}
