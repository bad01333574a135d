// @chunk shared
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { useSiteData } from '../../site-data.ts'

interface DayProps {
  /** A day or a moment; none for a period. */
  of?: string
  /** The same in Bikram Sambat, from the API: English pages convert nothing. */
  bs: string | null | undefined
  /** As the page writes it. */
  children: string
}

/** A date; on English pages with the one in Bikram Sambat, as the firm's setting says. */
export function Day({ of, bs, children }: DayProps) {
  const place = useSiteData()?.settings.bikramSambat
  const Element = of ? 'time' : 'span'
  return (
    <Element dateTime={of && nepalDay(new Date(of))} title={place === 'title' && bs ? bs : undefined}>
      {children}
      {place === 'beside' && bs && ` (${bs})`}
    </Element>
  )
}
