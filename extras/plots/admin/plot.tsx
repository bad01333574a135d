import { Box, Typography } from '@mui/material'
import { useId, useState, type PointerEvent } from 'react'
import type { PlotPoint } from '../contract/plots.ts'
import { useLocale } from '../../../admin/core/packages.ts'
import { inDigitsOf, known, megabytes, numberOf } from '../../../admin/core/words/numbers.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { plotStyle } from './plot-style.ts'
import { axisEnd, pathOf, type PlotKind, type Unit } from './plots.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { words } from './words.ts'

export interface PlotProps {
  kind: PlotKind
  points: PlotPoint[]
  /** Milliseconds. */
  from: number
  to: number
  step: number
  isDay: boolean
}

/** Lines over time. Its values are read by pointing, with the arrow keys, or in a table. */
export function Plot({ kind, points, from, to, step, isDay }: PlotProps) {
  const say = useWords()
  const { clockOf, dayOf, minuteOf } = useTimes()
  const valueOf = useUnits()
  const id = useId()
  const [index, setIndex] = useState<number>()
  const last = points.length - 1
  const shown = Math.min(index ?? last, last)
  const { series, unit } = kind
  const end = axisEnd(
    series.flatMap(({ read }) => points.map(read)),
    unit,
  )
  const places = points.map(({ at }) => Math.max(0, ((Date.parse(at) - from) / (to - from)) * 100))
  const title = say(kind.title)
  const textOf = (point: PlotPoint) =>
    series
      .map(({ label, read }) => {
        const text = valueOf(read(point), unit)
        return series.length > 1 ? `${say(label)}: ${text}` : text
      })
      .join(', ')
  const reading = `${minuteOf(points[shown]!.at)}: ${textOf(points[shown]!)}`
  const axisTime = (time: number) => (isDay ? clockOf : dayOf)(new Date(time).toISOString())

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * 100
    setIndex(places.reduce((best, place, at) => (Math.abs(place - x) < Math.abs(places[best]! - x) ? at : best), 0))
  }

  return (
    <Box component="figure" sx={plotStyle} aria-labelledby={id}>
      <Typography component="figcaption" variant="h3" id={id}>
        {title}
      </Typography>
      <div className="reading">{reading}</div>
      <div className="axis">
        <span>{valueOf(end, unit)}</span>
        <span>{valueOf(end / 2, unit)}</span>
        <span>{valueOf(0, unit)}</span>
      </div>
      <div
        className="field"
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setIndex(undefined)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path className="grid" d="M0 0h100M0 50h100M0 100h100" />
          {index !== undefined && <path className="cursor" d={`M${places[shown]} 0v100`} />}
          {series.map(({ label, read }) => (
            <path
              key={label.en}
              className="line"
              d={pathOf(
                points.map((point, at) => ({ x: places[at]!, value: read(point) })),
                { end, gap: ((1.5 * step) / (to - from)) * 100 },
              )}
            />
          ))}
        </svg>
        {/* For the keyboard: the pointer reads the points by their times. */}
        <input
          type="range"
          max={last}
          value={shown}
          aria-labelledby={id}
          aria-valuetext={reading}
          onChange={({ target }) => setIndex(target.valueAsNumber)}
          onBlur={() => setIndex(undefined)}
        />
      </div>
      <div className="times">
        {[from, (from + to) / 2, to].map((time) => (
          <span key={time}>{axisTime(time)}</span>
        ))}
      </div>
      {series.length > 1 && (
        <ul className="legend">
          {series.map(({ label }) => (
            <li key={label.en}>
              <svg viewBox="0 0 24 4" aria-hidden>
                <path className="line" d="M0 2h24" />
              </svg>
              {say(label)}
            </li>
          ))}
        </ul>
      )}
      <PointTable kind={kind} points={points} title={title} timeOf={minuteOf} />
    </Box>
  )
}

function PointTable({
  kind: { series, unit },
  points,
  title,
  timeOf,
}: Pick<PlotProps, 'kind' | 'points'> & { title: string; timeOf: (iso: string) => string }) {
  const say = useWords()
  const valueOf = useUnits()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={say(words.tableOf, { name: title })}>{say(words.table)}</summary>
      {isOpen && (
        // A scrolling area has to be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="rows" tabIndex={0} role="region" aria-label={say(words.tableOf, { name: title })}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say(words.time)}</th>
                {series.map(({ label }) => (
                  <th key={label.en} scope="col">
                    {say(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.at}>
                  <th scope="row">{timeOf(point.at)}</th>
                  {series.map(({ label, read }) => (
                    <td key={label.en}>{valueOf(read(point), unit)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
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
