import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { nepalDay } from '../../contract/nepal-day.ts'
import { useDateReader } from '../inputs/use-date-reader.ts'
import { inDigitsOf, known, megabytes, numberOf } from '../words/numbers.ts'
import { useTimes } from '../words/use-times.ts'
import type { Unit } from './plots.ts'

/** Days of Nepali screens are in Bikram Sambat. */
export function useMoments() {
  const locale = useLocale()
  const { dayOf, clockOf } = useTimes()
  const reader = useDateReader()
  return useMemo(() => {
    const day = (iso: string) =>
      (known(locale) === 'ne' && reader?.inOther({ value: nepalDay(new Date(iso)) }, 'ne')) || dayOf(iso)
    return { day, clock: clockOf, minute: (iso: string) => `${day(iso)}, ${clockOf(iso)}` }
  }, [locale, reader, dayOf, clockOf])
}

export function useUnits(): (value: number, unit: Unit) => string {
  const locale = useLocale()
  return useMemo(() => {
    const rounded = (value: number) => numberOf(Math.round(value * 10) / 10, locale)
    const isNepali = known(locale) === 'ne'
    return (value, unit) => {
      if (unit === 'bytes') return megabytes(value, locale)
      if (unit === 'percent') return inDigitsOf(`${Math.round(value)}%`, locale)
      if (unit === 'milliseconds') return `${rounded(value)} ${isNepali ? 'मि.से.' : 'ms'}`
      if (unit === 'minutes') return `${rounded(value)} ${isNepali ? 'मिनेट' : 'min'}`
      return rounded(value)
    }
  }, [locale])
}
