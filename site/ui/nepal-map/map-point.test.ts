import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mapPointOf } from './map-point.ts'

const root = resolve(import.meta.dirname, '../../..')

test('a place is where the drawing has it, give or take what the drawing is rounded by', () => {
  const drawing = readFileSync(resolve(root, 'site/ui/nepal-map/nepal.svg'), 'utf8')
  const places = JSON.parse(readFileSync(resolve(root, 'content/places/nepal-divisions.json'), 'utf8'))
  const districts: { code: string; label_point: [number, number] }[] = places.districts
  expect(districts).toHaveLength(77)
  for (const { code, label_point } of districts) {
    const [, x, y] = new RegExp(`id="k${code}" d="M(\\d+) (\\d+)V`).exec(drawing)!.map(Number)
    const point = mapPointOf({ longitude: label_point[0], latitude: label_point[1] })!
    expect(Math.hypot(point.x - x!, point.y - y!), code).toBeLessThanOrEqual(1)
  }
})

test('a place abroad is not on the map', () => {
  expect(mapPointOf({ latitude: 22.3, longitude: 114.2 })).toBeUndefined()
})
