import { expect, test } from 'vitest'
import type { District, Province } from '../../../contract/places/place.ts'
import { shadeOf, shadeSteps, toMapData } from './map-data.ts'

const district = (code: string, name: string, projectCount: number, slug = name.toLowerCase()): District => ({
  code,
  slug,
  name,
  province: Number(code[0]),
  headquarters: 'Somewhere',
  aliases: [],
  labelPoint: [84, 28],
  projectCount,
  locale: 'en',
})

const province = (number: number, name: string): Province => ({
  number,
  slug: name.toLowerCase(),
  name,
  fullName: `${name} Province`,
  capital: 'Somewhere',
  aliases: [],
  projectCount: 0,
  locale: 'en',
})

test('provinces stand by number, and in each the districts with projects by name', () => {
  const data = toMapData(
    [
      district('112', 'Sunsari', 1),
      district('410', 'Tanahun', 2),
      district('402', 'Manang', 0),
      district('104', 'Bhojpur', 3),
      district('407', 'Nawalparasi East', 12, 'nawalpur'),
      district('406', 'Upper Town', 1, 'upper-town'),
    ],
    [province(4, 'Gandaki'), province(6, 'Karnali'), province(1, 'Koshi')],
  )
  expect(data).toEqual([
    {
      slug: 'koshi',
      name: 'Koshi',
      projectCount: 0,
      districts: [
        { code: '104', slug: 'bhojpur', name: 'Bhojpur', projectCount: 3 },
        { code: '112', slug: 'sunsari', name: 'Sunsari', projectCount: 1 },
      ],
    },
    {
      slug: 'gandaki',
      name: 'Gandaki',
      projectCount: 0,
      districts: [
        { code: '407', slug: 'nawalpur', name: 'Nawalparasi East', projectCount: 12 },
        { code: '410', slug: 'tanahun', name: 'Tanahun', projectCount: 2 },
        { code: '406', slug: 'upper-town', name: 'Upper Town', projectCount: 1 },
      ],
    },
    { slug: 'karnali', name: 'Karnali', projectCount: 0, districts: [] },
  ])
})

test.each([
  [0, []],
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [5, [1, 2, 3, 4]],
  [26, [1, 3, 6, 12]],
  [100, [1, 4, 10, 32]],
])('where the most projects in a district are %i, the shades begin at %j', (most, steps) => {
  expect(shadeSteps(most)).toEqual(steps)
})

test('a number of projects has the darkest shade that it reaches', () => {
  expect([0, 1, 2, 3, 5, 6, 26].map((count) => shadeOf(count, [1, 3, 6, 12]))).toEqual([0, 1, 1, 2, 2, 3, 4])
})
