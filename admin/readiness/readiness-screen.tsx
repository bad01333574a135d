import { Box, Typography } from '@mui/material'
import { Section } from '../core/layout/section.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import { ReadinessList } from './readiness-list.tsx'
import { useReadiness } from './use-readiness.ts'
import { words } from './words.ts'

/** The whole list, also after all is done. */
export function ReadinessScreen() {
  const say = useWords()
  const read = useReadiness()
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Typography>{say(words.intro)}</Typography>
      <Loaded of={read} onRetry={read.refetch}>
        {(lines) => {
          const done = lines.filter(({ isDone }) => isDone).length
          const isReady = done === lines.length
          return (
            <Section title={isReady ? say(words.ready) : say(words.progress, { done, all: lines.length })}>
              <ReadinessList lines={lines} />
            </Section>
          )
        }}
      </Loaded>
    </Box>
  )
}
