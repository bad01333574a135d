import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { checkHeadings } from './check-page.ts'

const check = (text: string) =>
  checkHeadings(
    parseHTML(`<main><h1 data-field="title">Bridge</h1><div data-field="mainText">${text}</div><h4>Share</h4></main>`)
      .document,
  ).map(({ advice, values }) => [advice, values?.['level']])

test('headings one below the other say nothing', () => {
  expect(check('<h2>Site</h2><h3>Soil</h3><h2>Works</h2>')).toEqual([])
})

test('a heading that skips a level is named with the level that it should have', () => {
  expect(check('<h3>Soil</h3>')).toEqual([['heading_skipped', 2]])
})

test('an empty heading is named, and is none above what follows', () => {
  expect(check('<h2> </h2><h3>Soil</h3>')).toEqual([
    ['heading_empty', undefined],
    ['heading_skipped', 2],
  ])
})
