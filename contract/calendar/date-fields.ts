import type { Pattern } from '../patterns.ts'
import type { Words } from '../locale.ts'
import words from './date-fields-words.json' with { type: 'json' }

/** '2010-2013', '2019-04', '2019-04-28' or an instant in UTC. */
export type DatePrecision = 'period' | 'yearOrMonth' | 'day' | 'time'

/** How fields store dates, and what is said of a text that is none. Without the tables of the calendars. */
export const DATES = {
  period: {
    like: /^\d{4}(-\d{4})?$/,
    ...words.datesPeriod,
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
  yearOrMonth: { like: /^\d{4}(-(0[1-9]|1[0-2]))?$/, ...words.datesYearOrMonth },
  day: { like: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, ...words.datesDay },
} satisfies Record<Exclude<DatePrecision, 'time'>, Pattern>

/** Examples for a field of each precision, for its help. Each example is taken by it. */
export const DATE_HELP: Record<Exclude<DatePrecision, 'time'>, Words> = { ...words.dateHelp }

/** The same in BS, for the templates of imports. */
export const BS_EXAMPLES: Record<DatePrecision, string> = {
  period: '2066-2070 BS',
  yearOrMonth: '2081-01 BS',
  day: '2083-08-06 BS',
  time: '2083-08-06 14:30',
}
