import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { placeOnMap } from './place-on-map.ts'

const drawing = readFileSync(resolve(import.meta.dirname, '../nepal-map/nepal.svg'), 'utf8')
const places = resolve(import.meta.dirname, '../../../content/places/nepal-divisions.json')
type Places = { districts: { code: string; label_point: [number, number] }[] }

test('a place lies where the drawing of Nepal has it', () => {
  const { districts } = JSON.parse(readFileSync(places, 'utf8')) as Places
  for (const { code, label_point } of districts) {
    const [x, y] = (
      /^M(-?[\d.]+) (-?[\d.]+)/.exec(new RegExp(`id="k${code}" d="([^"]+)`).exec(drawing)?.[1] ?? '') ?? []
    )
      .slice(1)
      .map(Number)
    const [drawnX, drawnY] = placeOnMap(label_point)
    expect(Math.hypot(drawnX - x!, drawnY - y!), code).toBeLessThan(2)
  }
})
