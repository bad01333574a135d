import { expect, test } from 'vitest'
import { listMatching, type QuickFilter } from '../../server/project-table/project-matches.ts'
import { loadProjectTable } from '../../server/project-table/project-table.ts'
import { listProjects } from '../../server/projects/store/projects.ts'
import { raiseContentRevision } from '../../server/core/store/revision.ts'
import { EVERY_ROW } from '../../server/core/store/paging.ts'
import { createTestApp, describeOnEachEngine, useTestApp } from '../create-test-app.ts'

const CHOICES: Record<keyof QuickFilter, unknown[]> = {
  status: ['ongoing', 'completed', 'upcoming'],
  parentId: [null, 1, 2],
  hasPictures: [true, false],
}

/** Each alone, and each with every other. */
function listFilters(): QuickFilter[] {
  const alone = Object.entries(CHOICES).flatMap(([name, values]) =>
    values.map((value): QuickFilter => ({ [name]: value })),
  )
  return [{}, ...alone.flatMap((one) => alone.map((other) => ({ ...one, ...other })))]
}

describeOnEachEngine('the table of projects in memory', (engine) => {
  const app = useTestApp(engine)

  test('matches the projects that the store finds, in the same order', async () => {
    const table = await loadProjectTable(app.db)
    let found = 0
    for (const filter of listFilters()) {
      const rows = await listProjects(app.db, filter, 'en', EVERY_ROW)
      const ids = rows.map(({ id }) => id)
      expect(listMatching(table, filter), JSON.stringify(filter)).toEqual(ids)
      found += ids.length
    }
    expect(found).toBeGreaterThan(50)
  })

  test('is kept until content changes', async () => {
    const { db } = await createTestApp(engine)
    const table = await loadProjectTable(db)
    expect(await loadProjectTable(db)).toBe(table)
    await raiseContentRevision(db)
    expect(await loadProjectTable(db)).not.toBe(table)
  })
})
