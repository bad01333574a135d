import { expect, test } from 'vitest'
import { faultOf } from '../admin/inputs/use-fault.ts'
import { sayIn } from '../admin/words/use-words.ts'
import { DATE_HELP } from '../contract/calendar/date-fields.ts'
import { isSameDate, readEnteredDate, unreadText, type EnteredPrecision } from '../contract/calendar/entered-date.ts'
import { givenSchema } from '../contract/kinds/field-schemas.ts'
import type { Field } from '../contract/kinds/field.ts'
import { CONTENT_ENTITIES, kindOf } from '../contract/kinds/index.ts'
import { fieldsOf } from '../contract/kinds/kind.ts'
import { LOCALES } from '../contract/locale.ts'
import { readDate } from '../server/transfer/import/read-date.ts'

/** As people, spreadsheets and other programs write them. */
const INPUTS =
  `2019 | 2076 | 2076 BS | B.S. 2076 | वि.सं. २०७६ | 2019 AD | सन् २०१९ | 2019-04 | 04/2019 | April 2019 | Apr-19 | Apr’19 |
  Shrawan 2076 | साउन २०७६ | Saun, 2076 | 2076 Asoj | Vaisakh 2076 | Falgun 2075 | 2019-04-28 | 2019/4/28 | 28.04.2019 |
  15-Apr-2019 | 15-Apr-19 | 15 April 2019 | April 15, 2019 | 15th of April, 2019 | Sunday, 28 April 2019 | 31/12/2020 |
  2019-04-28T00:00:00 | 2019-04-28T18:30:00Z | 20190428 | 2076-01-15 | 2076/04/05 BS | २०७६।०४।०५ | ०७६/०४/०५ |
  १५ वैशाख २०७६ | २०७६ साल वैशाख १५ गते | 2076-01-15 (2019-04-28) | FY 2075/76 | 2075/076 | आ.व. २०७५/७६ | Q2 2020 | mid 2020 |
  2075-2077 | 2018 to 2020 | Jan 2019 – Mar 2021 | 2010-2013 | 2066-2070 BS | 2018 – present | ongoing | till date | हालसम्म |
  05/06/2020 | 2083-08-30 | 2083-09-32 | 31 Feb 2027 | 2027-02-31 | 2076-13-01 | April 2076 | 15/03/19 | 15 April | tomorrow |
  soon | 2091-01-01 BS | 2076-01-15 AD BS | 0 | -`
    .split('|')
    .map((text) => text.trim())

const everyField = (fields: [string, Field][], path: string): [string, Field][] =>
  fields.flatMap(([name, field]) => {
    const inner = [field.columns ?? {}, ...Object.values(field.blocks ?? {}).map((block) => block.fields)]
    const here = `${path}.${name}`
    return [[here, field], ...inner.flatMap((columns) => everyField(Object.entries(columns), here))]
  })
const DATES = CONTENT_ENTITIES.flatMap((entity) => everyField(fieldsOf(kindOf(entity)), entity)).filter(
  ([, { type }]) => type === 'date',
)
const precisionOf = ({ precision }: Field) => (precision === 'time' ? 'day' : precision!) as EnteredPrecision
const read = (text: string, field: Field) =>
  readEnteredDate(text, { ...field, precision: precisionOf(field) }, { assumed: 'ad' })
/** In a field with a time, a day alone begins at midnight. */
const kept = (value: string, { precision }: Field) => (precision === 'time' ? `${value}T00:00:00+05:45` : value)
const imported = (text: string, field: Field) => {
  try {
    return readDate(field, text)
  } catch (error) {
    return error as Error
  }
}

test.each(DATES)('%s takes and stores what people write, or says what to write instead', (_path, field) => {
  expect(INPUTS.length).toBeGreaterThanOrEqual(60)
  const isStored = (value: string) =>
    givenSchema(field).safeParse(value).success &&
    LOCALES.every((locale) => faultOf(value, field, field.label[locale], sayIn(locale)) === undefined)
  for (const text of INPUTS) {
    const { date, fault } = { fault: undefined, ...read(text, field) }
    const taken = imported(text, field)
    if (date) {
      expect(isStored(kept(date.value, field)), text).toBe(true)
      if (date.entered) expect(isSameDate(date.entered, date.value), text).toBe(true)
      if (field.precision !== 'time') expect(taken, text).toEqual(date)
    } else if (date === null) expect(taken, text).toEqual({ value: null })
    else {
      expect(taken, text).toBeInstanceOf(Error)
      expect(isStored(unreadText(text, precisionOf(field))), text).toBe(false)
      for (const locale of LOCALES) {
        const way = fault ?? field.pattern?.must ?? DATE_HELP[precisionOf(field)]
        expect(sayIn(locale)(way, { label: 'X' }), text).toMatch(/[\d०-९]/)
      }
    }
  }
})

test.each(DATES)('%s takes each example of its own help', (_path, field) => {
  for (const help of Object.values(DATE_HELP[precisionOf(field)]))
    for (const example of help.split(/such as|जस्तै/)[1]!.split(/, | or | वा /))
      expect(read(example, field).date, example).toBeTruthy()
})

const yearOrMonth = kindOf('projects').fields
test.each([
  ['15-Apr-2019', '2019-04', '2019-04'],
  ['2079-05-01', '2022-08', '2022-08'],
  ['FY 2075/76', '2018-07', '2019-06'],
  ['Q2 2020', '2020-04', '2020-06'],
  ['mid 2020', '2020', '2020'],
  ['On-going', /^Start must be a year or a month/, null],
  ['2083-08-30', /^Mangsir 2083 has 29 days/, /^Mangsir 2083 has 29 days/],
  ['31 Feb 2027', /^February 2027 has 28 days/, /^February 2027 has 28 days/],
  ['05/06/2020', /5 June 2020 or 6 May 2020/, /5 June 2020 or 6 May 2020/],
  ['Apr 2076', /parts of both calendars/, /parts of both calendars/],
  ['2075-2077', /^Start is a period/, /^End is a period/],
  ['43583', '2019-04', '2019-04'],
])('a project that begins or ends “%s”', (text, start, end) => {
  for (const [name, expected] of [
    ['start', start],
    ['end', end],
  ] as const) {
    const taken = imported(text, yearOrMonth[name]!)
    if (expected instanceof RegExp) expect((taken as Error).message).toMatch(expected)
    else expect(taken).toMatchObject({ value: expected })
  }
})

test('where a date cannot lie ahead, a year that would is of Bikram Sambat', () => {
  const birth = kindOf('teams').fields['dateOfBirth']!
  expect(imported('2042/02/02', birth)).toEqual({ value: '1985-05-15', entered: '2042-02-02' })
  expect(imported('2025-06-01', birth)).toMatchObject({ entered: '2025-06-01' })
  expect(imported('1985-05-15', birth)).toEqual({ value: '1985-05-15' })
})
