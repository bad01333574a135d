import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { faultOf } from '../admin/core/inputs/use-fault.ts'
import { sayIn } from '../admin/core/words/use-words.ts'
import { DATE_HELP } from '../contract/calendar/date-fields.ts'
import { isSameDate, readEnteredDate, unreadText, type EnteredPrecision } from '../contract/calendar/entered-date.ts'
import { givenSchema } from '../contract/fields/field-schemas.ts'
import type { Field } from '../contract/fields/field.ts'
import { CONTENT_ENTITIES, kindOf } from '../contract/kinds/index.ts'
import { fieldsOf } from '../contract/fields/kind.ts'
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
/** The value that an import stores, else its message. */
const imported = (text: string, field: Field): unknown => {
  try {
    return readDate(field, text)
  } catch (error) {
    return (error as Error).message
  }
}
/** Whether the API and the form take what is stored. */
const isStored = (value: string, field: Field): boolean =>
  givenSchema(field).safeParse(value).success &&
  LOCALES.every((locale) => faultOf(value, field, sayIn(locale)(field.label), sayIn(locale)) === undefined)

/** Faults in a field's answer to an input. */
function wrongWith(text: string, field: Field): string[] {
  const { date, fault } = { fault: undefined, ...read(text, field) }
  const taken = imported(text, field)
  const isTime = field.precision === 'time'
  if (date === undefined) {
    const way = fault ?? field.pattern?.must ?? DATE_HELP[precisionOf(field)]
    return [
      ...(typeof taken === 'string' ? [] : ['an import takes it']),
      ...(isStored(unreadText(text, precisionOf(field)), field) ? ['it is stored as it was typed'] : []),
      ...LOCALES.filter((locale) => !/[\d०-९]/.test(sayIn(locale)(way, { label: 'X' }))),
    ]
  }
  const isSame = isTime ? typeof taken === 'object' : isDeepStrictEqual(taken, date ?? { value: null })
  return [
    ...(isSame ? [] : ['an import reads it otherwise']),
    ...(date && !isStored(kept(date.value, field), field) ? ['it is taken, and refused'] : []),
    ...(date?.entered && !isSameDate(date.entered, date.value) ? ['it is another date in BS'] : []),
  ]
}

test.each(DATES)('%s takes and stores what people write, or says what to write instead', (_path, field) => {
  expect(INPUTS.length).toBeGreaterThanOrEqual(60)
  expect(INPUTS.map((text) => [text, wrongWith(text, field)]).filter(([, wrong]) => wrong!.length > 0)).toEqual([])
})

test.each(DATES)('%s takes each example of its own help', (_path, field) => {
  for (const help of Object.values(DATE_HELP[precisionOf(field)]))
    for (const example of help.split(/such as|जस्तै/)[1]!.split(/, | or | वा /))
      expect(read(example, field).date, example).toBeTruthy()
})

const refusal = (like: RegExp): unknown => expect.stringMatching(like)
const taken = (value: string | null): unknown => expect.objectContaining({ value })
test.each([
  ['15-Apr-2019', taken('2019-04'), taken('2019-04')],
  ['2079-05-01', taken('2022-08'), taken('2022-08')],
  ['FY 2075/76', taken('2018-07'), taken('2019-06')],
  ['Q2 2020', taken('2020-04'), taken('2020-06')],
  ['mid 2020', taken('2020'), taken('2020')],
  ['On-going', refusal(/^Start must be a year or a month/), taken(null)],
  ['2083-08-30', refusal(/^Mangsir 2083 has 29 days/), refusal(/^Mangsir 2083 has 29 days/)],
  ['31 Feb 2027', refusal(/^February 2027 has 28 days/), refusal(/^February 2027 has 28 days/)],
  ['05/06/2020', refusal(/5 June 2020 or 6 May 2020/), refusal(/5 June 2020 or 6 May 2020/)],
  ['Apr 2076', refusal(/parts of both calendars/), refusal(/parts of both calendars/)],
  ['2075-2077', refusal(/^Start is a period/), refusal(/^End is a period/)],
  ['43583', taken('2019-04'), taken('2019-04')],
])('a project that begins or ends “%s”', (text, ...ends) => {
  const { start, end } = kindOf('projects').fields
  expect([imported(text, start!), imported(text, end!)]).toEqual(ends)
})

test('where a date cannot lie ahead, a year that would is of Bikram Sambat', () => {
  const birth = kindOf('teams').fields['dateOfBirth']!
  expect(imported('2042/02/02', birth)).toEqual({ value: '1985-05-15', entered: '2042-02-02' })
  expect(imported('2025-06-01', birth)).toMatchObject({ entered: '2025-06-01' })
  expect(imported('1985-05-15', birth)).toEqual({ value: '1985-05-15' })
})
