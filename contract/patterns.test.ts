import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'
import { DATES } from './calendar/date-fields.ts'
import { EMAIL, faultOf, LINK, PHONE, SLUG } from './patterns.ts'

test.each([
  [
    'E-mail',
    EMAIL,
    ['maya@example.org', "o'neil+a@ex-ample.com.np"],
    ['maya', 'maya@', '@example.org', 'maya@exa mple.org', 'maya@-example.org', 'a@b@c'],
  ],
  [
    'Phone',
    PHONE,
    ['+977 1 4123456', '(01) 4123456', '123456'],
    ['12345', '1234567890123456', '+977 1 4123456 ext', '01+4123456'],
  ],
  [
    'Link',
    LINK,
    ['https://example.org', 'http://a.np/x?y'],
    ['example.org', 'https://', 'https://a b', 'javascript:alert(1)'],
  ],
  ['Slug', SLUG, ['a-b', 'a1'], ['a--b', 'A', '-a', 'a-', 'पुल']],
  ['Start', DATES.yearOrMonth, ['2019', '2019-04'], ['2019-13', '19', '2019-4']],
  ['Date', DATES.period, ['2009', '2010-2013'], ['2010-13', '2010-']],
])('%s takes and refuses', (label, pattern, good, bad) => {
  for (const text of good) expect(faultOf(pattern, label, text), text).toBeUndefined()
  for (const text of bad) expect(faultOf(pattern, label, text), text).toBe(`${label} must ${pattern.must.en}`)
})

test('a period does not end before it begins', () => {
  expect(faultOf(DATES.period, 'Date', '2013-2010')).toBe(
    'The period ends before it begins: write the earlier year first, such as 2010-2013',
  )
})

test('digits of Devanagari count as those of ASCII', () => {
  expect(toLatinDigits('+९७७ १ ०')).toBe('+977 1 0')
})
