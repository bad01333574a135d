import { expect, test } from 'vitest'
import { findPlaces, OWN_PLACES, placeOfText, placesOfScreen } from '../../admin/find/places.ts'
import { RESOURCES } from '../../admin/resources.tsx'
import { sayIn } from '../../admin/core/words/use-words.ts'
import { LOCALES } from '../../contract/locale.ts'
import { nameOfText, PAGE_KEYS, PAGE_TEXTS } from '../../contract/pages/page-texts.ts'

const pages = PAGE_KEYS.map((key) =>
  placeOfText({ id: PAGE_TEXTS[key].id, group: key, title: 'We measure before we draw', titles: {} }),
)
const screens = RESOURCES.flatMap(({ name }) => placesOfScreen(name))
const all = [...OWN_PLACES, ...screens, ...pages]
const found = (typed: string, locale = 'en') => findPlaces(all, typed, sayIn(locale)).map(({ to }) => to)

test('every screen has a name to be found by', () => {
  for (const { name } of RESOURCES) expect(placesOfScreen(name), name).not.toEqual([])
})

test.each(LOCALES)('every screen and page is found by each of its names, on screens in %s', (locale) => {
  for (const { to, names } of all)
    for (const name of names.flatMap((words) => Object.values(words)))
      for (const one of name.split(' |||| ')) expect(found(one, locale), one).toContain(to)
})

test.each([
  ['home', '/pages/1001'],
  ['homepage', '/pages/1001'],
  ['front page', '/pages/1001'],
  ['गृहपृष्ठ', '/pages/1001'],
  ['मुखपृष्ठ', '/pages/1001'],
  ['about', '/pages/1003'],
  ['menu', '/menus'],
  ['navigation', '/menus'],
  ['footer', '/menus'],
  ['मेनु', '/menus'],
  ['logo', '/brand'],
  ['colours', '/brand'],
  ['लोगो', '/brand'],
  ['password', '/account'],
  ['पासवर्ड', '/account'],
  ['users', '/staff'],
  ['backup', '/backups'],
  ['trash', '/news?filter=%7B%22state%22%3A%22trash%22%7D'],
  ['photos', '/pictures'],
  ['vacancy', '/news'],
  ['job', '/news'],
  ['address', '/settings'],
  ['phone', '/settings'],
  ['opening hours', '/settings'],
  ['smtp', '/mail-settings'],
])('“%s” leads to %s', (typed, to) => {
  expect(found(typed)).toContain(to)
})

test('the home page stands first for its name, and has its parts below it', () => {
  expect(found('home')[0]).toBe('/pages/1001')
  expect(PAGE_KEYS.slice(0, 3).map((key) => nameOfText(key).en)).toEqual([
    'Home page',
    'Home page: Main projects',
    'Home page: Where we have worked',
  ])
})
