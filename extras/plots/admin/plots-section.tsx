import { Box } from '@mui/material'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { Failure, Loaded } from '../../../admin/core/lists/loaded.tsx'
import { RouterLink, useSearchParams } from '../../../admin/core/packages.ts'
import { useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import type { Plots, PlotsPeriod } from '../contract/plots.ts'
import { Plot } from './plot.tsx'
import { PLOTS, SERVER_PLOTS, type PlotKind } from './plots.ts'
import words from './words.json' with { type: 'json' }

/** Milliseconds: the server takes a sample as often. */
const REFRESH = 60_000
const HOUR = 60 * 60_000
const PERIODS = ['day', 'month'] as const
const LENGTHS: Record<PlotsPeriod, number> = { day: 24 * HOUR, month: 30 * 24 * HOUR }

/** The period is in the address. */
export default function PlotsSection() {
  const say = useWords()
  const [parameters] = useSearchParams()
  const period = PERIODS.find((one) => one === parameters.get('period')) ?? 'day'
  const read = useRead<Plots>(['operations', 'plots', period], `/operations/plots?period=${period}`, {
    refetchInterval: REFRESH,
  })
  return (
    <Box component="section" aria-labelledby="operations-plots">
      <SayText words={words.plots} variant="h2" id="operations-plots" />
      <Box component="nav" aria-label={say(words.period)} sx={{ display: 'flex', gap: 1, marginBlock: 1 }}>
        {PERIODS.map((one) => (
          <SayButton
            key={one}
            words={words[one]}
            component={RouterLink}
            to={`?period=${one}`}
            preventScrollReset
            variant={one === period ? 'contained' : 'outlined'}
            aria-current={one === period ? 'page' : undefined}
          />
        ))}
      </Box>
      {read.data && read.error && <Failure error={read.error} />}
      <Loaded of={read}>{(data) => <AllPlots of={data} period={period} to={read.dataUpdatedAt} />}</Loaded>
    </Box>
  )
}

function AllPlots({ of, period, to }: { of: Plots; period: PlotsPeriod; to: number }) {
  const say = useWords()
  // A server that has just started has a spike and nothing beside it.
  if (of.points.length < 2) return <SayText words={words.empty} sx={{ marginTop: 2 }} />
  const shared = { ...of, from: to - LENGTHS[period], to, isDay: period === 'day' }
  const grid = (kinds: PlotKind[]) => (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {kinds.map((kind) => (
        <Plot key={kind.title.en} kind={kind} {...shared} />
      ))}
    </Box>
  )
  return (
    <>
      {grid(PLOTS)}
      <Box component="details" sx={{ marginTop: 2, '& > summary': { cursor: 'pointer', paddingBlock: 1 } }}>
        <summary>{say(words.more)}</summary>
        <SayText words={words.processes} values={{ count: of.processes }} variant="quiet" sx={{ marginBlock: 1 }} />
        {grid(SERVER_PLOTS)}
      </Box>
    </>
  )
}
