import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import type { Store } from '../../server/core/store/store.ts'
import { createStorePlace } from '../create-test-app.ts'
import { createDataFolder, createTestLog } from '../core/pictures/picture-fixtures.ts'

export const CONTENT = resolve(import.meta.dirname, '../../content')

export async function load({ contentDir = CONTENT, engine = 'sqlite' }: { contentDir?: string; engine?: Engine } = {}) {
  const parts = await createDataFolder((await createStorePlace(engine)).databaseUrl)
  const log = createTestLog()
  await loadPlaces({ db: parts.store.db, contentDir: CONTENT })
  const loading = loadSampleContent({ db: parts.store.db, pictureFiles: parts.pictureFiles, contentDir, log })
  return { ...parts, log, loading }
}

/** Every row of every table, by table, in the order of their texts: a database may return them in any. */
export async function dump({ db }: Store): Promise<Record<string, unknown[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted()
  const sorted = tables.map(async (name) => {
    const rows = await db
      .selectFrom(name as 'news')
      .selectAll()
      .execute()
    const texts = new Map(rows.map((row) => [row, JSON.stringify(row)]))
    return [name, rows.toSorted((a, b) => (texts.get(a)! < texts.get(b)! ? -1 : 1))] as const
  })
  return Object.fromEntries(await Promise.all(sorted))
}

/** A copy of the content folder without its picture files' weight, with some files changed. */
export async function copyContent(dataDir: string, changes: Record<string, (text: string) => string>): Promise<string> {
  const contentDir = join(dataDir, 'content')
  await cp(CONTENT, contentDir, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(contentDir, file)
    const text = await readFile(path, 'utf8')
    const changed = change(text)
    expect(changed, `${file} is changed`).not.toBe(text)
    await writeFile(path, changed)
  }
  return contentDir
}
