import { expect, test } from 'vitest'
import type { Outline } from '../../../contract/region.ts'
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
    { x: 20, y: 20 },
    { x: 213, y: 240, line: 'M20 460l193 -220 194 -220' },
  ])
})
