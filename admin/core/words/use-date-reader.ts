import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { DATES } from '../../../contract/calendar/date-fields.ts'
import type { DateField, EnteredDate } from '../../../contract/calendar/entered-date.ts'
import type { Pattern } from '../../../contract/patterns.ts'
import { known } from './numbers.ts'
import type { DateReader } from './date-reader.ts'
import { useWords } from './use-words.ts'
import inputWords from './input-words.json' with { type: 'json' }

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

/** @returns a function that says why what a form keeps is no date */
export function useDateFault(field: DateField, label: string): (value: string) => string | undefined {
  const reader = useDateReader()
  const say = useWords()
  return (value) => {
    const { like, must, check } = DATES[field.precision] as Pattern
    if (value === '' || like.test(value)) return check?.(value) && say(check(value)!)
    const { fault } = { fault: undefined, ...reader?.read(value, field, { assumed: 'ad' }) }
    return fault ? say(fault, { label }) : say(inputWords.fault.pattern, { label, must: say(must) })
  }
}

/** The help text below a date: the same day in the other calendar; undefined for an invalid date. */
export function useOtherCalendar(date: EnteredDate | undefined): string | undefined {
  const reader = useDateReader()
  const say = useWords()
  const locale = known(useLocale())
  const other = date && reader?.inOther(date, locale)
  if (!date || !reader || !other) return undefined
  const shown = say(date.entered ? inputWords.calendar.in_ad : inputWords.calendar.in_bs, { date: other })
  return reader.isProvisional(date) ? `${shown} ${say(inputWords.calendar.provisional)}` : shown
}
