import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { HEADQUARTERS } from '../../test/fixtures/headquarters.ts'
import { distanceToDistrict, findDistrict, readBorders, type BordersTopology } from './borders.ts'
import { checkLocation } from './check-location.ts'
import type { Geometry, Position } from './geometry.ts'
import { parseCoordinates } from './parse-coordinates.ts'

const FILE = resolve(import.meta.dirname, '../../content/places/nepal-districts.topo.json')
const borders = readBorders(JSON.parse(readFileSync(FILE, 'utf8')) as BordersTopology)
const point = (coordinates: Position): Geometry => ({ type: 'Point', coordinates })
const RAJBIRAJ: Position = [86.748, 26.54]

test('77 of 77 district headquarters lie in their district', () => {
  const found = HEADQUARTERS.map(([, , text]) => findDistrict(borders, parseCoordinates(text))?.code)
  expect(found).toEqual(HEADQUARTERS.map(([code]) => code))
  expect(new Set(found).size).toBe(77)
})

test('a point in another district contradicts; without districts it only says where it lies', () => {
  expect(checkLocation(borders, point(RAJBIRAJ), ['709'])).toEqual({ code: 'other_district', found: '201' })
  expect(checkLocation(borders, point(RAJBIRAJ), ['709', '201'])).toEqual({ code: 'inside', districts: ['201'] })
  expect(checkLocation(borders, point(RAJBIRAJ), [])).toEqual({ code: 'inside', districts: ['201'] })
})

test('within 5 km of a district of the project, a point is only worth a warning', () => {
  const beni: Position = [83.565, 28.347]
  const finding = checkLocation(borders, point(beni), ['410'])
  expect(finding).toMatchObject({ code: 'near_border', found: '404' })
  expect(distanceToDistrict(borders, '410', beni)).toBeLessThan(5000)
})

test('a line contradicts where one of its points does', () => {
  const line: Geometry = { type: 'LineString', coordinates: [RAJBIRAJ, [86.207, 26.654]] }
  expect(checkLocation(borders, line, ['201'])).toEqual({ code: 'other_district', found: '202' })
  expect(checkLocation(borders, line, ['201', '202'])).toEqual({ code: 'inside', districts: ['201', '202'] })
})

test('a point beyond the border of Nepal lies outside, but not within the error of the border', () => {
  expect(checkLocation(borders, point([81.6, 27.8]), [])).toEqual({ code: 'outside_nepal' })
  const raxaul: Position = [84.85, 26.98]
  expect(checkLocation(borders, point(raxaul), ['208']).code).toBe('outside_nepal')
  const birgunj: Position = [84.877, 27.013]
  expect(findDistrict(borders, birgunj)?.code).toBe('208')
})
