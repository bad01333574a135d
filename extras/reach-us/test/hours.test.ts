import { describe, expect, test } from 'vitest'
import { hoursFault, openState, tidyHours } from '../contract/hours.ts'
import { OFFICE } from './office.ts'

/** @param moment of Nepal, such as 2027-08-01T10:00, a Sunday */
const at = (moment: string) => openState(OFFICE.hours, OFFICE.specialDays, new Date(`${moment}:00+05:45`))
const closed = (day: string, time: string, name?: object) => ({
  isOpen: false,
  next: { day, at: time },
  ...(name && { name }),
})

describe('an office is', () => {
  test.each([
    ['2027-08-01T09:59', closed('2027-08-01', '10:00')],
    ['2027-08-01T10:00', { isOpen: true, until: '13:00' }],
    ['2027-08-01T13:00', closed('2027-08-01', '14:00')],
    ['2027-08-01T16:59', { isOpen: true, until: '17:00' }],
    ['2027-08-01T17:00', closed('2027-08-02', '10:00')],
    ['2027-07-31T12:00', closed('2027-08-01', '10:00')],
    ['2027-07-30T15:00', closed('2027-08-01', '10:00')],
  ])('at %s as its weekday says', (moment, state) => expect(at(moment)).toEqual(state))

  test('of the day that it is in Nepal, wherever it is read', () => {
    const read = (moment: string) => openState(OFFICE.hours, [], new Date(moment))
    // Saturday evening in UTC, Sunday from 18:15 on in Nepal.
    expect(read('2027-07-31T18:14:59Z')).toEqual(closed('2027-08-01', '10:00'))
    expect(read('2027-08-01T04:14:59Z')).toEqual(closed('2027-08-01', '10:00'))
    expect(read('2027-08-01T04:15:00Z')).toEqual({ isOpen: true, until: '13:00' })
  })

  test('closed on holidays, by name, until the first open day after them', () => {
    expect(at('2027-10-06T18:00')).toEqual(closed('2027-10-15', '10:00'))
    expect(at('2027-10-10T11:00')).toEqual(closed('2027-10-15', '10:00', { en: 'Dashain', ne: 'दशैँ' }))
    expect(at('2028-01-15T11:00')).toMatchObject({ name: { en: 'Maghe Sankranti' } })
  })

  test('open for the hours of a period, on weekdays that are open', () => {
    expect(at('2027-11-21T13:30')).toEqual({ isOpen: true, until: '16:00' })
    expect(at('2027-11-20T12:00')).toEqual(closed('2027-11-21', '10:00'))
    expect(at('2028-02-13T13:30')).toEqual(closed('2028-02-13', '14:00'))
  })

  test('open for the hours of a day within a season', () => {
    const halfDay = { from: '2027-12-31', until: '2027-12-31', hours: '10:00-12:00', name: { en: 'Half day', ne: '' } }
    const read = (moment: string) =>
      openState(OFFICE.hours, [...OFFICE.specialDays, halfDay], new Date(`${moment}:00+05:45`))
    expect(read('2027-12-31T11:00')).toEqual({ isOpen: true, until: '12:00' })
    expect(read('2027-12-31T15:00')).toMatchObject({ isOpen: false })
    expect(read('2027-12-30T15:00')).toEqual({ isOpen: true, until: '16:00' })
  })

  test('open until midnight and again at midnight, where it says so', () => {
    const guarded = { ...OFFICE.hours, saturday: '20:00-24:00', sunday: '00:00-06:00' }
    const read = (moment: string) => openState(guarded, [], new Date(`${moment}:00+05:45`))
    expect(read('2027-07-31T23:59')).toEqual({ isOpen: true, until: '24:00' })
    expect(read('2027-08-01T00:00')).toEqual({ isOpen: true, until: '06:00' })
  })

  test('closed without an opening ahead, where no day has hours', () => {
    const never = Object.fromEntries(Object.keys(OFFICE.hours).map((day) => [day, ''])) as typeof OFFICE.hours
    expect(openState(never, [], new Date())).toEqual({ isOpen: false })
  })
})

test('hours are taken as they are typed, in either script', () => {
  expect(tidyHours('9:00 – 13:00, 14:00-17:00')).toBe('09:00-13:00,14:00-17:00')
  expect(tidyHours('१०:००-१७:००')).toBe('10:00-17:00')
  for (const text of ['', '10:00-17:00', '20:00-24:00', '10:00-13:00,14:00-17:00'])
    expect(hoursFault(text)).toBe(undefined)
})

test.each([
  ['ten to five', /must be such as 10:00-17:00/],
  ['10-17', /must be such as/],
  ['24:00-24:00', /must be such as/],
  ['10:00-17:60', /must be such as/],
  ['10:00-11:00,12:00-13:00,14:00-15:00,16:00-17:00', /must be such as/],
  ['17:00-10:00', /must be later/],
  ['10:00-10:00', /must be later/],
  ['10:00-14:00,13:00-17:00', /must be later/],
])('%s is refused', (text, fault) => expect(hoursFault(text)).toMatch(fault))
