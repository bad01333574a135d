import { expect, test } from 'vitest'
import { listMatching, loadProjectTable } from '../../server/services/projects/project-table.ts'
import type { ProjectFilter } from '../../server/store/project-filter.ts'
import { listProjects } from '../../server/store/projects.ts'
import { raiseContentRevision } from '../../server/store/revision.ts'
import { EVERY_ROW } from '../../server/store/slice.ts'
import { createTestApp, describeOnEachEngine, useTestApp } from '../create-test-app.ts'

const CHOICES: Record<Exclude<keyof ProjectFilter, 'search'>, unknown[]> = {
  status: ['ongoing', 'completed', 'upcoming'],
  districtCode: ['110', '308', '405', '401'],
  provinceNumbers: [[1], [3, 4], [7]],
  serviceId: [1, 2, 3],
  clientId: [1, 2],
  since: [2019, 2022, 2024],
  until: [2018, 2021, 2024],
  fiscalYear: [2019, 2021, 2023].map((year) => ({
    first: `${year}-07-17`,
    last: `${year + 1}-07-15`,
    today: '2026-11-21',
  })),
  parentId: [null, 1, 2],
  hasPictures: [true, false],
}

/** Each alone, and each with every other. */
function listFilters(): ProjectFilter[] {
  const alone = Object.entries(CHOICES).flatMap(([name, values]) =>
    values.map((value): ProjectFilter => ({ [name]: value })),
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
    expect(found).toBeGreaterThan(100)
  })

  test('is kept until content changes', async () => {
    const { db } = await createTestApp(engine)
    const table = await loadProjectTable(db)
    expect(await loadProjectTable(db)).toBe(table)
    await raiseContentRevision(db)
    expect(await loadProjectTable(db)).not.toBe(table)
  })
})
