import { expect, test } from 'vitest'
import type { Outline } from '../../../contract/regions/region.ts'
import { drawRegion } from './draw-region.ts'

const SQUARE: Outline = [
  [
    [84, 28],
    [85, 28],
    [85, 29],
    [84, 29],
    [84, 28],
  ],
]

test('north is up, and a square of degrees is taller than wide', () => {
  const { width, height, shapes } = drawRegion([SQUARE], [])
  expect([width, height]).toEqual([427, 480])
  expect(shapes).toEqual(['M20 460l387 0 0 -440 -387 0 0 440z'])
})

test('a point is marked where it is, and a line in its middle', () => {
  const { marks } = drawRegion(
    [SQUARE],
    [
      { geometry: { type: 'Point', coordinates: [84, 29] } },
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [84, 28],
            [84.5, 28.5],
            [85, 29],
          ],
        },
      },
    ],
  )
  expect(marks).toEqual([
    { x: 20, y: 20, members: [0], lines: [] },
    { x: 213, y: 240, members: [1], lines: ['M20 460l193 -220 194 -220'] },
  ])
})

const at = (...coordinates: [number, number]) => ({ geometry: { type: 'Point' as const, coordinates } })

test('marks that would overlap are one, also with a mark that is as wide as several need', () => {
  const { marks } = drawRegion([SQUARE], [at(84.5, 28.5), at(84.2, 28.9), at(84.51, 28.5), at(84.59, 28.5), at(84, 28)])
  expect(marks.map(({ members }) => members)).toEqual([[0, 2, 3], [1], [4]])
})

test('the groups do not depend on the order of the projects', () => {
  const places = Array.from({ length: 60 }, (_, index) =>
    at(84 + ((index * 37) % 60) / 60, 28 + ((index * 23) % 60) / 60),
  )
  const groupsOf = (locations: typeof places) =>
    drawRegion([SQUARE], locations)
      .marks.map(({ x, y, members }) => `${x} ${y} ${members.length}`)
      .toSorted()
  expect(groupsOf(places).length).toBeLessThan(60)
  expect(groupsOf(places.toReversed())).toEqual(groupsOf(places))
})

test('a mark of several projects stays within the drawing', () => {
  const { marks, width } = drawRegion([SQUARE], [at(85, 28.5), at(85, 28.5)])
  expect(marks).toEqual([{ x: width - 30, y: 240, members: [0, 1], lines: [] }])
})
