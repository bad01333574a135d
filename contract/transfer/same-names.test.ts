import { expect, test } from 'vitest'
import { findSameNames } from './same-names.ts'

const as = (names: string[], known?: string[]) =>
  Object.fromEntries(findSameNames(names, known).map((one) => [one.name, `${one.as}: ${one.reason}`]))

test('spellings of one name are grouped, each with a reason', () => {
  const roads = ['Department of Roads', 'Dept of Roads', 'Department of Roads (DoR)', 'DoR', 'DOR', 'dept. of roads']
  expect(as(roads)).toEqual({
    'Dept of Roads': 'Department of Roads: short',
    'Department of Roads (DoR)': 'Department of Roads: brackets',
    DoR: 'Department of Roads: initials',
    DOR: 'Department of Roads: initials',
    'dept. of roads': 'Department of Roads: short',
  })
  expect(as(['A & B Pvt. Ltd.', 'A and B Pvt Ltd', 'सङ्खुवा गाउँपालिका', 'संखुवा गाउँपालीका', 'NEA', 'N.E.A.'])).toEqual({
    'A and B Pvt Ltd': 'A & B Pvt. Ltd.: short',
    'संखुवा गाउँपालीका': 'सङ्खुवा गाउँपालिका: spelling',
    NEA: 'N.E.A.: signs',
  })
})

test('initials of two names are of neither, and known names lead', () => {
  expect(as(['Department of Roads', 'Department of Railways', 'DoR'])).toEqual({})
  expect(as(['DoR', 'Dept. of Roads'], ['Department of Roads'])).toMatchObject({
    DoR: 'Department of Roads: initials',
    'Dept. of Roads': 'Department of Roads: short',
  })
})
