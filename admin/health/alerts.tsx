import { Box, Typography } from '@mui/material'
import type { Operations } from '../../contract/health/operations.ts'
import { EnglishText } from '../core/api/error-text.tsx'
import { nameOf, State } from './checks.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { words } from './words.ts'
import { useWords } from '../core/words/use-words.ts'

/** Alerts that owners were told of. */
export function Alerts({ of: { alerts, mails } }: { of: Operations }) {
  const say = useWords()
  const { open, past } = alerts
  return (
    <>
      <Typography variant="quiet" sx={{ marginBottom: 1 }}>
        {say(words.alertsHelp)} {!mails.hasServer && say(words.alertsStay)}
      </Typography>
      {open.length > 0 ? <AlertList alerts={open} /> : <Typography>{say(words.noAlerts)}</Typography>}
      <Typography component="h3" variant="h3" sx={{ marginTop: 2 }}>
        {say(words.pastAlerts)}
      </Typography>
      {past.length > 0 ? <AlertList alerts={past} /> : <Typography>{say(words.noPastAlerts)}</Typography>}
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
