import { dayNumber, toDay } from '../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import type { Visits } from '../contract/visits.ts'

/** So many days of Nepal that end `ago` days before today, as a query. */
export function spanOf(days: number, ago = 0): string {
  const to = dayNumber(nepalDay(new Date())) - ago
  return `from=${toDay(to - days + 1)}&to=${toDay(to)}`
}

export const useVisits = (span: string) => useRead<Visits>(['visits', span], `/visits?${span}`)
