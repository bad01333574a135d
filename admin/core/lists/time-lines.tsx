import { Box, Typography, useTheme } from '@mui/material'
import { LineChart } from '@mui/x-charts/LineChart'
import { useId, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import words from './time-lines-words.json' with { type: 'json' }

/** Null: unknown at that time. */
export interface TimeSeries<Point> {
  label: string
  read: (point: Point) => number | null
}

interface TimeLinesProps<Point> {
  title: string
  /** Of one point, above the lines. */
  reading: string
  points: readonly Point[]
  series: readonly TimeSeries<Point>[]
  /** ISO */
  timeOf: (point: Point) => string
  /** A time in full, and as there is room for it on the axis: by default the same. */
  sayTime: (iso: string) => string
  sayTick?: (iso: string) => string
  sayValue: (value: number | null) => string
  /** Milliseconds from point to point: over a longer gap there is no line. */
  step: number
  /** Milliseconds at which the axis begins and ends; left out: the first and last points. */
  from?: number
  to?: number
  /** At the top of the values; left out: the greatest, rounded. */
  most?: number | undefined
}

/** Lines over time. A point is read by pointing at it or with the arrow keys, and in a table. */
export function TimeLines<Point>(props: TimeLinesProps<Point>) {
  const { title, reading, points, series, timeOf, sayTime, sayTick = sayTime, sayValue, step, from, to, most } = props
  const id = useId()
  const { palette } = useTheme()
  const rows = points.flatMap((point, index) => {
    const time = Date.parse(timeOf(point))
    const before = index === 0 ? time : Date.parse(timeOf(points[index - 1]!))
    const row = { time, values: series.map(({ read }) => read(point)) }
    return time - before > 1.5 * step ? [{ time: before + step, values: series.map(() => null) }, row] : [row]
  })
  const isFlat = rows.every(({ values }) => values.every((value) => !value))
  return (
    <Box component="figure" aria-labelledby={id} sx={{ margin: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="h3" id={id}>
        {title}
      </Typography>
      <Typography sx={{ minHeight: '1.6em', fontVariantNumeric: 'tabular-nums' }}>{reading}</Typography>
      <LineChart
        height={series.length > 1 ? 200 : 170}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend={series.length === 1}
        colors={[palette.primary.main, palette.warning.main]}
        xAxis={[
          {
            scaleType: 'time',
            data: rows.map(({ time }) => new Date(time)),
            tickNumber: 3,
            valueFormatter: (time: Date, { location }) =>
              (location === 'tick' ? sayTick : sayTime)(new Date(time).toISOString()),
            ...(from !== undefined && { min: from }),
            ...(to !== undefined && { max: to }),
          },
        ]}
        yAxis={[
          { min: 0, max: most ?? (isFlat ? 1 : undefined), tickNumber: 2, width: 'auto', valueFormatter: sayValue },
        ]}
        series={series.map(({ label }, at) => ({
          id: String(at),
          label,
          data: rows.map(({ values }) => values[at]!),
          curve: 'linear',
          showMark: false,
          valueFormatter: sayValue,
        }))}
        // The second one differs by its dashes, too.
        sx={{ '& path[data-series="1"]': { strokeDasharray: '6 4' } }}
        localeText={{ a11yNoValue: sayValue(null) }}
        skipAnimation
      />
      <TimesTable {...props} />
    </Box>
  )
}

function TimesTable<Point>({ title, points, series, timeOf, sayTime, sayValue }: TimeLinesProps<Point>) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const name = say(words.tableOf, { name: title })
  return (
    <Box component="details" sx={tableStyle} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={name}>{say(words.table)}</summary>
      {isOpen && (
        // A scrolling area has to be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div tabIndex={0} role="region" aria-label={name}>
          <table>
            <thead>
              <tr>
                {[say(words.time), ...series.map(({ label }) => label)].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={timeOf(point)}>
                  <th scope="row">{sayTime(timeOf(point))}</th>
                  {series.map(({ label, read }) => (
                    <td key={label}>{sayValue(read(point))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Box>
  )
}

const tableStyle = {
  '& > summary': {
    cursor: 'pointer',
    width: 'fit-content',
    paddingBlock: 1,
    fontSize: '0.8rem',
    color: 'text.secondary',
  },
  '& > div': { maxHeight: '16rem', overflow: 'auto' },
  '& table': { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { textAlign: 'start', fontWeight: 400, padding: 0.5, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { fontWeight: 600 },
}
