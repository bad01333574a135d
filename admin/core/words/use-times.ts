import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { dayInNepal } from '../../../contract/calendar/nepal-day.ts'
import { useDateReader } from './use-date-reader.ts'
import { known } from './numbers.ts'
import { clockOf, dayOf, isToday, shortDayOf } from './times.ts'

/** Times of Nepal in the language of the screens. Days of Nepali ones are in Bikram Sambat, once its table is loaded. */
export function useTimes() {
  const locale = useLocale()
  const isNepali = known(locale) === 'ne'
  const reader = useDateReader(isNepali)
  return useMemo(() => {
    // A month or a year AD lies in two of Bikram Sambat, and both are named: a list does not mix calendars.
    const bsOf = (iso: string) => (isNepali && reader?.inOther({ value: dayInNepal(iso) }, 'ne')) || undefined
    const day = (iso: string) => bsOf(iso) ?? dayOf(iso, locale)
    const clock = (iso: string) => clockOf(iso, locale)
    return {
      minuteOf: (iso: string) => `${day(iso)}, ${clock(iso)}`,
      dayOf: day,
      clockOf: clock,
      /** 14:05 of today, else the day, in English without this year. */
      shortTimeOf: (iso: string) => (isToday(iso) ? clock(iso) : (bsOf(iso) ?? shortDayOf(iso, locale))),
    }
  }, [locale, isNepali, reader])
}

export type Times = ReturnType<typeof useTimes>
