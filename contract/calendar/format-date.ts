import { toDevanagariDigits } from '../digits.ts'
import type { Locale } from '../locale.ts'
import { MONTH_NAMES } from './month-names.ts'
import type { WrittenDate } from './parse-date.ts'

/** 7 Mangsir 2083, Mangsir 2083, 2083; in Nepali २०८३ मङ्सिर ७ गते, and of AD २२ नोभेम्बर २०२६, २०२६ नोभेम्बर. Names no era. */
export function formatWrittenDate({ calendar, year, month, day }: WrittenDate, locale: Locale): string {
  const name = month && MONTH_NAMES[calendar][locale][month - 1]
  if (locale === 'en') return [day, name, year].filter(Boolean).join(' ')
  const inOrder = calendar === 'ad' && day ? [day, name, year] : [year, name, day && `${day} गते`]
  return toDevanagariDigits(inOrder.filter(Boolean).join(' '))
}
