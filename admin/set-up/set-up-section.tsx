import { Box } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import { PlaceLink } from '../dashboard/attention-item.tsx'
import { StepList } from './step-list.tsx'
import { countDone, nextStep, setUpPath, type ShownStep } from './use-set-up.ts'
import { setUpWords } from './words.ts'

/** On the dashboard, until every step is done. */
export function SetUpSection({ steps }: { steps: ShownStep[] }) {
  const say = useWords()
  return (
    <section aria-labelledby="set-up">
      <h3 id="set-up">
        {say(setUpWords.title)}: {say(setUpWords.progress, countDone(steps))}
      </h3>
      <Box sx={{ display: 'grid', gap: 1.5, padding: '10px 16px' }}>
        <StepList steps={steps.filter(({ isDone }) => isDone !== undefined)} />
        <PlaceLink to={setUpPath(nextStep(steps))}>{say(setUpWords.go_on)}</PlaceLink>
      </Box>
    </section>
  )
}
