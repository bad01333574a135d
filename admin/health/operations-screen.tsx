import { Box, Button, Typography } from '@mui/material'
import { Loading, Title, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { Operations, OperationsPeriod, OperationsPlots } from '../../contract/health/operations.ts'
import { Section } from '../core/layout/section.tsx'
import { useRead } from '../core/api/use-read.ts'
import { Failure } from '../core/lists/loaded.tsx'
import { Alerts } from './alerts.tsx'
import { Checks } from './checks.tsx'
import { Plot } from './plot.tsx'
import { PLOTS, SERVER_PLOTS, type PlotKind } from './plots.ts'
import { words } from './words.ts'
import { useWords } from '../core/words/use-words.ts'

/** Milliseconds: the server takes a sample as often. */
const REFRESH = 60_000
const HOUR = 60 * 60_000
const PERIODS = ['day', 'month'] as const
const LENGTHS: Record<OperationsPeriod, number> = { day: 24 * HOUR, month: 30 * 24 * HOUR }

/** How the server is, and how it was. The period is in the address. */
export function OperationsScreen() {
  const say = useWords()
  const translate = useTranslate()
  const { data, error } = useRead<Operations>(['operations'], '/operations', { refetchInterval: REFRESH })
  return (
    <Box sx={{ maxWidth: '75rem', paddingTop: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate('resources.operations.name', { smart_count: 2 })} />
      {error && <Failure error={error} />}
      {data ? (
        <>
          <Section title={say(words.state)}>
            <Checks of={data} />
          </Section>
          <Section title={say(words.alerts)}>
            <Alerts of={data} />
          </Section>
        </>
      ) : (
        !error && <Loading />
      )}
      <Plots />
    </Box>
  )
}

function Plots() {
  const say = useWords()
  const [parameters] = useSearchParams()
  const period = PERIODS.find((one) => one === parameters.get('period')) ?? 'day'
  const { data, error, dataUpdatedAt } = useRead<OperationsPlots>(
    ['operations', 'plots', period],
    `/operations/plots?period=${period}`,
    { refetchInterval: REFRESH },
  )
  return (
    <Box component="section" aria-labelledby="operations-plots">
      <Typography variant="h2" id="operations-plots">
        {say(words.plots)}
      </Typography>
      <Box component="nav" aria-label={say(words.period)} sx={{ display: 'flex', gap: 1, marginBlock: 1 }}>
        {PERIODS.map((one) => (
          <Button
            key={one}
            component={Link}
            to={`?period=${one}`}
            preventScrollReset
            variant={one === period ? 'contained' : 'outlined'}
            aria-current={one === period ? 'page' : undefined}
          >
            {say(words[one])}
          </Button>
        ))}
      </Box>
      {error && <Failure error={error} />}
      {data ? <AllPlots of={data} period={period} to={dataUpdatedAt} /> : !error && <Loading />}
    </Box>
  )
}

function AllPlots({ of, period, to }: { of: OperationsPlots; period: OperationsPeriod; to: number }) {
  const say = useWords()
  // A server that has just started has a spike and nothing beside it.
  if (of.points.length < 2) return <Typography sx={{ marginTop: 2 }}>{say(words.empty)}</Typography>
  const grid = (kinds: PlotKind[]) => (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {kinds.map((kind) => (
        <Plot
          key={kind.title.en}
          kind={kind}
          points={of.points}
          from={to - LENGTHS[period]}
          to={to}
          step={of.step}
          isDay={period === 'day'}
        />
      ))}
    </Box>
  )
  return (
    <>
      {grid(PLOTS)}
      <Box component="details" sx={{ marginTop: 2, '& > summary': { cursor: 'pointer', paddingBlock: 1 } }}>
        <summary>{say(words.more)}</summary>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1 }}>
          {say(words.processes, { count: of.processes })}
        </Typography>
        {grid(SERVER_PLOTS)}
      </Box>
    </>
  )
}
