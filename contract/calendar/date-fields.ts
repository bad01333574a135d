import type { Pattern } from '../patterns.ts'
import type { Words } from '../locale.ts'

/** '2010-2013', '2019-04', '2019-04-28' or an instant in UTC. */
export type DatePrecision = 'period' | 'yearOrMonth' | 'day' | 'time'

/** How fields store dates, and what is said of a text that is none. Without the tables of the calendars. */
export const DATES = {
  period: {
    like: /^\d{4}(-\d{4})?$/,
    must: { en: 'be a year or two: 2009 or 2010-2013', ne: 'एउटा वा दुइटा वर्ष हुनुपर्छ: 2009 वा 2010-2013' },
    check(text) {
      const [start = '', end = start] = text.split('-')
      return end < start
        ? {
            en: `The period ends before it begins: write the earlier year first, such as ${end}-${start}`,
            ne: `अवधि सुरु हुनुअघि नै सकिएको छ: पहिलेको वर्ष अगाडि लेख्नुहोस्, जस्तै ${end}-${start}`,
          }
        : undefined
    },
  },
  yearOrMonth: {
    like: /^\d{4}(-(0[1-9]|1[0-2]))?$/,
    must: { en: 'be a year or a month: 2019 or 2019-04', ne: 'वर्ष वा महिना हुनुपर्छ: 2019 वा 2019-04' },
  },
  day: {
    like: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    must: { en: 'be a date such as 2009-04-28', ne: '2009-04-28 जस्तो मिति हुनुपर्छ' },
  },
} satisfies Record<Exclude<DatePrecision, 'time'>, Pattern>

/** Examples for a field of each precision, for its help. Each example is taken by it. */
export const DATE_HELP: Record<Exclude<DatePrecision, 'time'>, Words> = {
  period: {
    en: 'Years in AD or BS, such as 2009, 2010-2013 or 2066-2070 BS',
    ne: 'ई.सं. वा वि.सं. वर्ष, जस्तै 2009, 2010-2013 वा 2066-2070 BS',
  },
  yearOrMonth: {
    en: 'AD or BS, such as 2019, 2019-04, 2076-01 or Baisakh 2076',
    ne: 'ई.सं. वा वि.सं., जस्तै 2019, 2019-04, २०७६-०१ वा वैशाख २०७६',
  },
  day: {
    en: 'AD or BS, such as 2019-04-28, 2076-01-15 or 15 Baisakh 2076',
    ne: 'ई.सं. वा वि.सं., जस्तै 2019-04-28, २०७६-०१-१५ वा १५ वैशाख २०७६',
  },
}

/** The same in BS, for the templates of imports. */
export const BS_EXAMPLES: Record<DatePrecision, string> = {
  period: '2066-2070 BS',
  yearOrMonth: '2081-01 BS',
  day: '2083-08-06 BS',
  time: '2083-08-06 14:30',
}
