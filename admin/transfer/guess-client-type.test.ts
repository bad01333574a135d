import { expect, test } from 'vitest'
import { guessClientType } from './guess-client-type.ts'

test.each([
  ['Dept. of Roads', 'federal'],
  ['DoR', 'federal'],
  ['DUDBC', 'federal'],
  ['Pokhara Metropolitan City', 'local'],
  ['Sindhupalchok DCC', 'local'],
  ['Khimti Urja P. Ltd.', 'private'],
  ['GIZ Nepal', 'development'],
  ['Bagmati Province', 'provincial'],
  ['Water users committee', undefined],
])('the name %s suggests a client of the kind %s', (name, kind) => {
  expect(guessClientType(name)).toBe(kind)
})
