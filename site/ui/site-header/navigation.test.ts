import { expect, test } from 'vitest'
import { restOfName } from './firm-name.ts'
import { allItems, present } from './navigation.ts'

const menu = (...there: string[]) =>
  present(allItems([], 'en', []), (name) => there.includes(name)).map(({ label, to }) => [label, to])

test('the menu has the seven entries once there is content, and before it only what is there', () => {
  expect(present(allItems([], 'en', []), () => true)).toHaveLength(7)
  expect(menu()).toEqual([
    ['HOME', '/'],
    ['CONTACT US', '/contact'],
  ])
})

test('an entry whose own page is not there leads to the first below it', () => {
  expect(menu('team')).toContainEqual(['ABOUT US', '/about/teams'])
})

test.each([
  ['Himal Engineers Pvt. Ltd.', 'Himal', 'Engineers'],
  ['हिमाल इन्जिनियरिङ प्रा. लि.', 'हिमाल', 'इन्जिनियरिङ'],
  ['Himal Engineers (P) Limited', 'HE', 'Himal Engineers'],
  ['Himal', 'Himal', ''],
])('the header of %s says "%s" and below it "%s"', (name, shortName, rest) => {
  expect(restOfName({ name, shortName })).toBe(rest)
})
