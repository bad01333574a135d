import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { Operations } from '../../contract/health/operations.ts'
import { Section } from '../core/layout/section.tsx'
import { useRead } from '../core/api/use-read.ts'
import { staffFeatures } from '../core/feature.ts'
import { Failure } from '../core/lists/loaded.tsx'
import { Alerts } from './alerts.tsx'
import { Checks } from './checks.tsx'
import { words } from './words.ts'
import { useWords } from '../core/words/use-words.ts'

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
