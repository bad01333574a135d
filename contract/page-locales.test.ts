import { expect, test } from 'vitest'
import { localePath, splitLocale } from './page-locales.ts'

test.each([
  ['/', '/ne'],
  ['/?a=1', '/ne?a=1'],
  ['/#part', '/ne#part'],
  ['/projects', '/ne/projects'],
  ['/news/new-office?page=2', '/ne/news/new-office?page=2'],
])('%s is %s in Nepali, and back', (english, nepali) => {
  expect(localePath('ne', english)).toBe(nepali)
  expect(splitLocale(nepali)).toEqual({ locale: 'ne', path: english })
  expect(localePath('en', english)).toBe(english)
  expect(splitLocale(english)).toEqual({ locale: 'en', path: english })
})

test.each(['/news', '/nepal', '/neon/ne', '/en/projects', '/xx', '//ne/x'])('%s is an English path', (path) => {
  expect(splitLocale(path)).toEqual({ locale: 'en', path })
})
