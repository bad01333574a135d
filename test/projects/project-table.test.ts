import { expect, test } from 'vitest'
import { projectFilterQuerySchema } from '../../contract/projects/project-filter-query.ts'
import { loadProjectTable } from '../../server/project-table/project-table.ts'
import { listMatching, toProjectFilter, toQuickFilter } from '../../server/projects/project-filter.ts'
import { listProjects } from '../../server/projects/store/projects.ts'
import { raiseContentRevision } from '../../server/core/store/revision.ts'
import { EVERY_ROW } from '../../server/core/store/paging.ts'
import { createTestApp, describeOnEachEngine, NOW, useTestApp } from '../create-test-app.ts'

const CHOICES = {
  status: ['ongoing', 'completed', 'upcoming'],
  parent: ['none', '1', '2'],
  pictures: ['some', undefined],
}

/** Each alone, and each with every other. */
function listQueries(): object[] {
  const alone = Object.entries(CHOICES).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
  return [{}, ...alone.flatMap((one) => alone.map((other) => ({ ...one, ...other })))]
}

describeOnEachEngine('the table of projects in memory', (engine) => {
  const app = useTestApp(engine)

  test('matches the projects that the store finds, in the same order', async () => {
    const table = await loadProjectTable(app.db)
    let found = 0
    for (const asked of listQueries()) {
      const query = projectFilterQuerySchema.parse(asked)
      const rows = await listProjects(app.db, await toQuickFilter(app.db, query), 'en', EVERY_ROW)
      const ids = rows.map(({ id }) => id)
      const matching = listMatching(table, await toProjectFilter(app.db, table, query, NOW))
      expect(
        matching.map(({ id }) => id),
        JSON.stringify(asked),
      ).toEqual(ids)
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
