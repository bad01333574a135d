import { Box, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { Operations } from '../../contract/health/operations.ts'
import { Section } from '../core/layout/section.tsx'
import { useRead } from '../core/api/use-read.ts'
import { staffFeatures } from '../core/feature.ts'
import { Failure } from '../core/lists/loaded.tsx'
import { Checks, nameOf, State } from './checks.tsx'
import words from './words.json' with { type: 'json' }
import { useWords, SayText } from '../core/words/use-words.ts'
import { EnglishText } from '../core/api/error-text.tsx'
import { useTimes } from '../core/words/use-times.ts'

/** Milliseconds. */
const REFRESH = 60_000
const ADDED = staffFeatures().flatMap(({ name, inOperations: of }) => (of ? [[name, lazy(of)] as const] : []))

/** The state of the server, and what features add to it. */
export function OperationsScreen() {
  const say = useWords()
  const { data, error } = useRead<Operations>(['operations'], '/operations', { refetchInterval: REFRESH })
  return (
    <Box sx={{ maxWidth: '75rem', paddingTop: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
      <Suspense>
        {ADDED.map(([name, Added]) => (
          <Added key={name} />
        ))}
      </Suspense>
    </Box>
  )
}

/** Alerts that owners were told of. */
function Alerts({ of: { alerts, mails } }: { of: Operations }) {
  const say = useWords()
  const { open, past } = alerts
  return (
    <>
      <Typography variant="quiet" sx={{ marginBottom: 1 }}>
        {say(words.alertsHelp)} {!mails.hasServer && say(words.alertsStay)}
      </Typography>
      {open.length > 0 ? <AlertList alerts={open} /> : <SayText words={words.noAlerts} />}
      <SayText words={words.pastAlerts} component="h3" variant="h3" sx={{ marginTop: 2 }} />
      {past.length > 0 ? <AlertList alerts={past} /> : <SayText words={words.noPastAlerts} />}
    </>
  )
}

function AlertList({ alerts }: { alerts: Operations['alerts']['open'] }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, '& li': { paddingBlock: 0.75 } }}>
      {alerts.map(({ kind, subject, fault, beganAt, endedAt }) => (
        <li key={`${kind} ${subject} ${beganAt}`}>
          <State status={endedAt === null ? 'degraded' : 'ready'}>
            {`${nameOf(kind, say)}${subject ? ` (${subject})` : ''}`}
          </State>{' '}
          <Typography variant="quiet">
            {endedAt === null
              ? say(words.since, { time: minuteOf(beganAt) })
              : say(words.fromTo, { from: minuteOf(beganAt), to: minuteOf(endedAt) })}{' '}
            · <EnglishText>{fault}</EnglishText>
          </Typography>
        </li>
      ))}
    </Box>
  )
}
