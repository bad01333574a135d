import { Box } from '@mui/material'
import { useWords } from '../core/words/use-words.ts'
import { PlaceLink, ProgressBar } from '../core/layout/attention-item.tsx'
import { StepList } from './step-list.tsx'
import { countDone, nextStep, setUpPath, type ShownStep } from './use-set-up.ts'
import { setUpWords } from './words.ts'

/** On the dashboard, until every step is done. @param isSmall the next step alone */
export function SetUpSection({ steps, isSmall = false }: { steps: ShownStep[]; isSmall?: boolean }) {
  const say = useWords()
  const progress = countDone(steps)
  const next = nextStep(steps)
  return (
    <section aria-labelledby="set-up">
      <h3 id="set-up">
        {say(setUpWords.title)}: {say(setUpWords.progress, progress)}
      </h3>
      <ProgressBar done={progress.done} of={progress.total} />
      <Box sx={{ display: 'grid', gap: 1.5, padding: '10px 16px' }}>
        {!isSmall && <StepList steps={steps.filter(({ isDone }) => isDone !== undefined)} />}
        <PlaceLink to={setUpPath(next)}>
          {isSmall && next ? say(setUpWords.next, { title: say(next.title) }) : say(setUpWords.go_on)}
        </PlaceLink>
      </Box>
    </section>
  )
}
