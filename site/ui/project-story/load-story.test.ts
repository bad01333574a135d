import { expect, test } from 'vitest'
import type { ProjectPhase } from '../../../contract/projects/project-story.ts'
import { placePhases } from './load-story.ts'

const phase = (start: string | null, end: string | null): ProjectPhase => ({
  phase: 'survey',
  label: 'Survey',
  start,
  end,
  periodBs: null,
  picture: null,
  takenOn: null,
  takenOnBs: null,
})
const bars = (phases: ProjectPhase[], end: string | null = null) =>
  placePhases(phases, { today: '2021-07-15', end }).rows.map(({ bar }) => bar)

test('phases are bars over whole years, to the end of their last month', () => {
  const placed = placePhases([phase('2019', '2019'), phase('2020-07', '2020-12')], { today: '2021-07-15', end: null })
  expect(placed.rows.map(({ bar }) => bar)).toEqual([
    { from: 0, span: 50 },
    { from: 75, span: 25 },
  ])
  expect(placed.years).toEqual([
    { year: 2019, at: 0 },
    { year: 2020, at: 50 },
  ])
})

test('an open phase is drawn until today, or until the end of the project', () => {
  expect(bars([phase('2021-01', '2021-01'), phase('2021-02', null)])[1]).toEqual({ from: 8.33, span: 50 })
  expect(bars([phase('2021-01', '2021-01'), phase('2021-02', null)], '2021-03')[1]).toEqual({ from: 8.33, span: 16.67 })
})

test('a phase with nothing to compare with has no bar, and neither has one without a start', () => {
  expect(bars([phase('2019', '2020')])).toEqual([null])
  expect(bars([phase('2019', '2020'), phase(null, '2021')])).toEqual([null, null])
  expect(bars([phase(null, null), phase('2019', '2019'), phase('2020', '2020')])[0]).toBe(null)
  expect(placePhases([phase(null, null)], { today: '2021-07-15', end: null }).years).toEqual([])
})

test('a phase in the future is planned, and long projects have few labels', () => {
  const placed = placePhases([phase('2000', '2001'), phase('2022-01', null)], { today: '2021-07-15', end: null })
  expect(placed.rows.map(({ isPlanned }) => isPlanned)).toEqual([false, true])
  expect(placed.years.map(({ year }) => year)).toEqual([2000, 2004, 2008, 2012, 2016, 2020])
})
