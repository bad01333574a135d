import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { inDigitsOf, known, megabytes, numberOf } from '../core/words/numbers.ts'
import type { Unit } from './plots.ts'

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
