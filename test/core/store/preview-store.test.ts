import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../server/core/store/schema.ts'
import { loadItem } from '../../../server/core/content/items.ts'
import type { ContentDocument } from '../../../server/core/content/kind.ts'
import { kindFor } from '../../../server/core/content/kinds.ts'
import { withPreview } from '../../../server/previews/preview.ts'
import { loadProjectTable } from '../../../server/project-table/public.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

describeOnEachEngine('a preview', (engine) => {
  test('sees nothing of the one before it, also after one that failed', async () => {
    const { previews } = await createTestApp(engine)
    const read = (db: Kysely<Database>) => db.selectFrom('news').selectAll().orderBy('id').execute()
    const before = await previews.use(read)
    expect(before.length).toBeGreaterThan(0)
    const hide = async (db: Kysely<Database>) => {
      await sql`create temporary table hidden (only_this text)`.execute(db)
      await sql`create temporary view news as select only_this from hidden`.execute(db)
      return sql`select * from news`.execute(db)
    }
    expect((await previews.use(hide)).rows).toEqual([])
    expect(await previews.use(read)).toEqual(before)
    const fail = async (db: Kysely<Database>) => {
      await hide(db)
      throw new Error('Failed')
    }
    await expect(previews.use(fail)).rejects.toThrow('Failed')
    expect(await previews.use(read)).toEqual(before)
  })

  test('counts projects with its own draft, and not with the one before it', async () => {
    const { db, previews } = await createTestApp(engine)
    const { id, status } = await db
      .selectFrom('project')
      .select(['id', 'status'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const load = (shown: string) => async () => {
      const { document, item } = await loadItem({ tx: db, kind: kindFor('projects') }, id)
      return { id, position: item.position, document: { ...document, status: shown } as ContentDocument }
    }
    const statusIn = (shown: string) =>
      withPreview(previews, { entity: 'projects', load: load(shown) }, async (store) => {
        const { projects } = await loadProjectTable(store)
        return projects.find((project) => project.id === id)?.status
      })
    const other = status === 'ongoing' ? 'completed' : 'ongoing'
    expect([await statusIn(other), await statusIn(status)]).toEqual([other, status])
  })
})
