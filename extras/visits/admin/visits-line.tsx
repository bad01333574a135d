import { Box, Typography, type SxProps, type Theme } from '@mui/material'
import { useState, type PointerEvent } from 'react'
import { useLocale } from '../../../admin/core/packages.ts'
import { numberOf } from '../../../admin/core/words/numbers.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import type { Visits } from '../contract/visits.ts'
import { CountTable } from './visit-list.tsx'
import { words } from './words.ts'

/** Visits over time. A day is read by pointing at it, with its pages; a table has all of them. */
export function VisitsLine({ days: points }: Pick<Visits, 'days'>) {
  const say = useWords()
  const locale = useLocale()
  const { dayOf } = useTimes()
  const [pointed, setPointed] = useState<number>()
  const last = points.length - 1
  const most = points.reduce((best, { visits }, at) => (visits > points[best]!.visits ? at : best), 0)
  const { day, visits, views } = points[Math.min(pointed ?? most, last)]!
  const end = Math.max(1, points[most]!.visits)
  const xOf = (at: number) => ((100 * at) / Math.max(1, last)).toFixed(2)
  const line = points.map((point, at) => `${xOf(at)} ${(100 - (100 * point.visits) / end).toFixed(2)}`).join('L')
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))))
  }
  return (
    <Box component="figure" sx={lineStyle} aria-label={say(words.overTime)}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {pointed === undefined && say(words.most)} {dayOf(day)}: {say(words.counts.visits, { count: visits })},{' '}
        {say(words.counts.views, { count: views })}
      </Typography>
      <span aria-hidden>{numberOf(end, locale)}</span>
      <div className="field" onPointerMove={onPointerMove} onPointerLeave={() => setPointed(undefined)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d={`M0 0h100M0 50h100M0 100h100${pointed === undefined ? '' : `M${xOf(pointed)} 0v100`}`} />
          <path className="line" d={`M${line}`} />
        </svg>
      </div>
      <div className="days" aria-hidden>
        <span>{dayOf(points[0]!.day)}</span> <span>{dayOf(points[last]!.day)}</span>
      </div>
      <details>
        <summary>{say(words.table)}</summary>
        {/* A scrolling area has to be reachable with the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="rows" tabIndex={0} role="region" aria-label={say(words.table)}>
          <CountTable
            heads={[say(words.day), say(words.visits), say(words.views)]}
            rows={points.toReversed().map((one) => [one.day, dayOf(one.day), one.visits, one.views])}
          />
        </div>
      </details>
    </Box>
  )
}

const lineStyle: SxProps<Theme> = {
  margin: 0,
  '& > span, & > .days, & summary': { fontSize: '0.8rem', color: 'text.secondary' },
  '& .field': { height: { xs: '9rem', md: '12rem' }, touchAction: 'pan-y' },
  '& .days': { display: 'flex', justifyContent: 'space-between', marginTop: 0.5 },
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', stroke: ({ palette }) => palette.divider },
  '& .line': { strokeWidth: 2, strokeLinejoin: 'round', stroke: ({ palette }) => palette.primary.main },
  '& summary': { cursor: 'pointer', paddingBlock: 1, width: 'fit-content' },
  '& .rows': { maxHeight: '16rem', overflow: 'auto' },
}
