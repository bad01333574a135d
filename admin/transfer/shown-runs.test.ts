import { expect, test } from 'vitest'
import { shownRuns } from './shown-runs.ts'

const run = (id: number, change: object = {}) => ({
  id,
  name: 'projects.xlsx',
  entity: 'projects' as const,
  sheet: undefined,
  state: 'done' as const,
  dryRun: false,
  ...change,
})
const idsOf = (runs: ReturnType<typeof run>[]) => shownRuns(runs).map(({ id }) => id)

test('a failed check goes once its file was checked again or imported', () => {
  const failed = run(1, { state: 'failed', dryRun: true })
  expect(idsOf([failed])).toEqual([1])
  expect(idsOf([run(2), failed])).toEqual([2])
  expect(idsOf([run(3), run(2, { dryRun: true }), failed])).toEqual([3])
})

test('imports stay, and so do checks of other files, kinds and sheets', () => {
  const check = run(1, { dryRun: true })
  expect(idsOf([run(3), run(2)])).toEqual([3, 2])
  for (const other of [{ name: 'news.csv' }, { entity: 'news' }, { sheet: 'Old' }])
    expect(idsOf([run(2, other), check])).toEqual([2, 1])
})
