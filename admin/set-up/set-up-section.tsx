import { Box, Link } from '@mui/material'
import { useWords } from '../core/words/use-words.ts'
import { PlaceLink, ProgressBar } from '../core/layout/attention-item.tsx'
import { countDone, nextStep, setUpPath, type ShownStep } from './use-set-up.ts'
import setUpWords from './words.json' with { type: 'json' }
import NextIcon from '@mui/icons-material/ArrowForward'
import CheckIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Link as RouterLink } from 'react-router'
import { unmarked } from '../core/theme/layouts.ts'
import { TOUCH, TOUCH_SIZE } from '../core/theme/media.ts'

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

const listStyle = {
  ...unmarked,
  display: 'grid',
  gap: 0.5,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'center', fontSize: '0.875rem' },
  '& a': { paddingBlock: '2px', overflowWrap: 'anywhere' },
  '& a[aria-current]': { fontWeight: 600 },
  '& span': { color: 'text.secondary' },
  [TOUCH]: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_SIZE } },
}

/** All steps with a sign for what is done. @param current name of the step that is shown */
export function StepList({ steps, current }: { steps: ShownStep[]; current?: string }) {
  const say = useWords()
  return (
    <Box component="ol" sx={listStyle}>
      {steps.map((step) => (
        <li key={step.name}>
          <Sign of={step} />
          <Link component={RouterLink} to={setUpPath(step)} aria-current={step.name === current ? 'step' : undefined}>
            {say(step.title)}
          </Link>
          {step.isDone && <span>{say(setUpWords.done)}</span>}
        </li>
      ))}
    </Box>
  )
}

function Sign({ of: { isDone } }: { of: ShownStep }) {
  if (isDone === undefined) return <NextIcon color="disabled" />
  return isDone ? <CheckIcon color="success" /> : <OpenIcon color="disabled" />
}
