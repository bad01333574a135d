// @chunk shared
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { useDates } from '../../dates.words.ts'
import { useSiteData } from '../../site-data.ts'

interface DayProps {
  /** A day or a moment; none for a period. */
  of?: string
  /** The same in Bikram Sambat, from the API: English pages convert nothing. */
  bs: string | null | undefined
  /** Where the page does not write the day alone, and in its usual form. */
  children?: string
}

/** A date; on English pages with the one in Bikram Sambat, as the firm's setting says. */
export function Day({ of, bs, children }: DayProps) {
  const { day } = useDates()
  const place = useSiteData()?.settings.bikramSambat
  const Element = of ? 'time' : 'span'
  return (
    <Element dateTime={of && nepalDay(new Date(of))} title={place === 'title' && bs ? bs : undefined}>
      {children ?? (of && day(of))}
      {place === 'beside' && bs && ` (${bs})`}
    </Element>
  )
}
