import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { clockOf, dayOf, minuteOf, shortTimeOf } from './times.ts'

/** Times of Nepal in the language of the screens. */
export function useTimes() {
  const locale = useLocale()
  return useMemo(
    () => ({
      minuteOf: (iso: string) => minuteOf(iso, locale),
      dayOf: (iso: string) => dayOf(iso, locale),
      clockOf: (iso: string) => clockOf(iso, locale),
      shortTimeOf: (iso: string) => shortTimeOf(iso, locale),
    }),
    [locale],
  )
}

export type Times = ReturnType<typeof useTimes>
