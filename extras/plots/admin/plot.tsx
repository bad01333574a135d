import type { PlotPoint } from '../contract/plots.ts'
import { TimeLines } from '../../../admin/core/lists/time-lines.tsx'
import { useLocale } from '../../../admin/core/packages.ts'
import { inDigitsOf, known, megabytes, numberOf } from '../../../admin/core/words/numbers.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import type { PlotKind, Unit } from './plots.ts'

interface PlotProps {
  kind: PlotKind
  points: PlotPoint[]
  /** Milliseconds. */
  from: number
  to: number
  step: number
  isDay: boolean
}

/** The lines of a kind, with its newest values above them. */
export function Plot({ kind: { title, unit, series }, points, isDay, ...span }: PlotProps) {
  const say = useWords()
  const { clockOf, dayOf, minuteOf } = useTimes()
  const valueOf = useUnits()
  const sayValue = (value: number | null) => valueOf(value, unit)
  const last = points.at(-1)!
  const values = series.map(({ label, read }) => `${series.length > 1 ? `${say(label)}: ` : ''}${sayValue(read(last))}`)
  return (
    <TimeLines
      title={say(title)}
      reading={`${minuteOf(last.at)}: ${values.join(', ')}`}
      points={points}
      series={series.map(({ label, read }) => ({ label: say(label), read }))}
      timeOf={({ at }) => at}
      sayTime={minuteOf}
      sayTick={isDay ? clockOf : dayOf}
      sayValue={sayValue}
      most={unit === 'percent' ? 100 : undefined}
      {...span}
    />
  )
}

function useUnits(): (value: number | null, unit: Unit) => string {
  const locale = useLocale()
  const rounded = (value: number) => numberOf(Math.round(value * 10) / 10, locale)
  const isNepali = known(locale) === 'ne'
  return (value, unit) => {
    if (value === null) return '–'
    if (unit === 'bytes') return megabytes(value, locale)
    if (unit === 'percent') return inDigitsOf(`${Math.round(value)}%`, locale)
    if (unit === 'milliseconds') return `${rounded(value)} ${isNepali ? 'मि.से.' : 'ms'}`
    if (unit === 'minutes') return `${rounded(value)} ${isNepali ? 'मिनेट' : 'min'}`
    return rounded(value)
  }
}
