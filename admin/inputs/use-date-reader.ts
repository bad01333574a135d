import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { EnteredDate } from '../../contract/calendar/entered-date.ts'
import { known } from '../words/numbers.ts'
import { useTranslate } from '../words/use-translate.ts'
import type { DateReader } from './date-reader.ts'

/** Undefined until it is loaded, and where it is not wanted. */
export function useDateReader(isWanted = true): DateReader | undefined {
  const { data } = useQuery({
    queryKey: ['date-reader'],
    queryFn: async () => (await import('./date-reader.ts')).dateReader,
    staleTime: Infinity,
    enabled: isWanted,
  })
  return data
}

/** What stands beneath a date: the same in the other calendar; undefined for what is no date. */
export function useOtherCalendar(date: EnteredDate | undefined): string | undefined {
  const reader = useDateReader()
  const translate = useTranslate()
  const locale = known(useLocale())
  const other = date && reader?.inOther(date, locale)
  if (!date || !reader || !other) return undefined
  const shown = translate(date.entered ? 'staff.calendar.in_ad' : 'staff.calendar.in_bs', { date: other })
  return reader.isProvisional(date) ? `${shown} ${translate('staff.calendar.provisional')}` : shown
}
