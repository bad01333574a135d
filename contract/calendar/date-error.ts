import { toDevanagariDigits } from '../digits.ts'
import { formatWrittenDate } from './format-date.ts'
import { MONTH_NAMES, type CalendarName } from './month-names.ts'
import { formatSpan, toOther } from './other-calendar.ts'
import type { WrittenDate } from './parse-date.ts'
import type { Locale, Words } from '../locale.ts'

/** Says what is wrong with a date, and what to write. Without words it is no date at all. */
export class DateError extends Error {
  readonly words: Words | undefined

  constructor(words?: Words) {
    super(words?.en ?? 'This is no date')
    this.words = words
  }
}

/** Messages about dates that cannot be taken, with the label of their field in place of `%{label}`. */
export const dateFaults = {
  noSuchDay: (calendar: CalendarName, { year, month }: { year: number; month: number }, days: number): Words => ({
    en: `${MONTH_NAMES[calendar].en[month - 1]} ${year} has ${days} days: write a day from 1 to ${days}`,
    ne: toDevanagariDigits(
      `${year} ${MONTH_NAMES[calendar].ne[month - 1]} मा ${days} दिन छन्: १ देखि ${days} सम्मको गते वा तारिख लेख्नुहोस्`,
    ),
  }),
  noSuchMonth: (month: number): Words => ({
    en: `There is no month ${month}: write 1 to 12, or the name of the month`,
    ne: toDevanagariDigits(`${month} नम्बरको महिना हुँदैन: १ देखि १२ वा महिनाको नाम लेख्नुहोस्`),
  }),
  outside: (first: number, last: number): Words => ({
    en: `In BS, the years ${first} to ${last} are known here: write it in AD, such as 1938-05-14 AD`,
    ne: toDevanagariDigits(`वि.सं. ${first} देखि ${last} सम्म मात्र मिल्छ: ई.सं. मा लेख्नुहोस्, जस्तै 1938-05-14 AD`),
  }),
  eitherCalendar: (text: string): Words => ({
    en: `%{label} may be of either calendar: write ${text} AD or ${text} BS`,
    ne: `%{label} ई.सं. वा वि.सं. दुवै हुन सक्छ: ${text} AD वा ${text} BS लेख्नुहोस्`,
  }),
  eitherOrder: (one: string, other: string): Words => ({
    en: `%{label} may be ${one} or ${other}: write the name of the month`,
    ne: `%{label} ${one} वा ${other} हुन सक्छ: महिनाको नाम लेख्नुहोस्`,
  }),
  noYear: {
    en: '%{label} has no full year: write all four digits, such as 2019 or 2076',
    ne: '%{label} मा पूरा वर्ष छैन: चारै अङ्क लेख्नुहोस्, जस्तै 2019 वा २०७६',
  },
  noDay: {
    en: '%{label} has no day: write it too, such as 2026-11-22 or 6 Mangsir 2083',
    ne: '%{label} मा दिन छैन: दिन पनि लेख्नुहोस्, जस्तै 2026-11-22 वा २०८३ मङ्सिर ६',
  },
  twoCalendars: {
    en: '%{label} has parts of both calendars: write it in one, such as April 2019 or Baisakh 2076',
    ne: '%{label} मा दुवै पात्रो मिसिएका छन्: एउटैमा लेख्नुहोस्, जस्तै April 2019 वा २०७६ वैशाख',
  },
  contradiction: (bs: WrittenDate, ad: WrittenDate): Words => {
    const is = (locale: Locale) => formatSpan(toOther(bs), locale)
    const one = (locale: Locale) => formatWrittenDate(bs, locale)
    const other = (locale: Locale) => formatWrittenDate(ad, locale)
    return {
      en: `%{label} has two dates that differ: ${one('en')} BS is ${is('en')} AD, not ${other('en')}. Correct one of them`,
      ne: `%{label} मा दुइटा फरक मिति छन्: वि.सं. ${one('ne')} भनेको ${is('ne')} हो, ${other('ne')} होइन। एउटा सच्याउनुहोस्`,
    }
  },
  period: {
    en: '%{label} is a period: write one date here, such as 2019-04 or Baisakh 2076',
    ne: '%{label} अवधि हो: यहाँ एउटै मिति लेख्नुहोस्, जस्तै 2019-04 वा २०७६ वैशाख',
  },
  open: {
    en: '%{label} has no end yet: write the first year alone, such as 2019 or 2076',
    ne: '%{label} अझै चालु छ: पहिलो वर्ष मात्र लेख्नुहोस्, जस्तै 2019 वा २०७६',
  },
} satisfies Record<string, Words | ((...given: never[]) => Words)>
