import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGrowingStore, type GrowingStore } from '../../bench/growing-store.ts'
import { variantSignature } from '../../contract/pictures/picture-variants.ts'
import { registerContent } from '../../server/core/content/registration.ts'
import { atExit } from '../at-exit.ts'
import { createDatabase } from '../create-database.ts'
import { startPostgres } from '../postgres.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'

export interface LargeStore extends GrowingStore {
  dataDir: string
}

interface LargeServerOptions {
  engine: string
  projects: number
  /** Environment variables. */
  settings?: Record<string, string>
  /** Of Node. */
  options?: string[]
  hasProbe?: boolean
}

/** Serves a large store of its own, tells what the server logged as errors, and removes all of it. */
export async function withLargeServer(
  { engine, projects, settings, ...process }: LargeServerOptions,
  work: (server: ServerProcess, store: LargeStore) => Promise<void>,
): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres && (await createDatabase(postgres.url))
  const store = await openLargeStore(projects, databaseUrl)
  const place = { DATA_DIR: store.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const server = await createServerProcess({ ...place, ...settings }, process)
  try {
    await server.start()
    await work(server, store)
    if (server.errors()) console.log(`The server said:\n${server.errors().slice(0, 1_000)}`)
  } finally {
    await server.stop()
    await store.close()
    await postgres?.stop()
  }
}

/** Pictures count as complete: making variants would take the processors. */
async function openLargeStore(projects: number, databaseUrl?: string): Promise<LargeStore> {
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
