import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { skeletonOf } from '../../server/core/languages/skeleton.ts'

interface Named {
  name: string
  headquarters?: string
  translations: { ne: { name: string; headquarters?: string } }
}

const { provinces, districts } = JSON.parse(
  readFileSync(new URL('../../content/places/nepal-divisions.json', import.meta.url), 'utf8'),
) as { provinces: Named[]; districts: Named[] }
const pairs = [
  ...[...provinces, ...districts].map(({ name, translations }) => [name, translations.ne.name]),
  ...districts.map(({ headquarters, translations }) => [headquarters, translations.ne.headquarters]),
] as [string, string][]

const keyOf = (name: string) => name.toLowerCase().split(' ').map(skeletonOf).join(' ')

test('150 of 161 names of places have the same key in both scripts', () => {
  expect(pairs).toHaveLength(161)
  expect(pairs.filter(([english, nepali]) => keyOf(english) === keyOf(nepali)).length).toBeGreaterThanOrEqual(150)
})

test('no two places share a key', () => {
  const names = new Map(pairs.map(([english]) => [keyOf(english), new Set<string>()]))
  for (const [english] of pairs) names.get(keyOf(english))!.add(english)
  expect([...names.values()].filter(({ size }) => size > 1)).toEqual([])
})

test.each([
  ['काठमाडौं', 'काठमाडौँ'],
  ['किर्तिपुर', 'कीर्तिपुर'],
  ['sadak', 'सडक'],
  ['pul', 'पुल'],
  ['makawanpur', 'makwanpur'],
  ['chitawan', 'चितवन'],
  ['dhanusa', 'dhanusha'],
])('%s has the key of %s', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)))
