import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Loading, Title, usePermissions, useTranslate } from 'react-admin'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { leastRole } from '../core/api/entities.ts'
import { staffFeatures } from '../core/feature.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords, SayText, SayAlert } from '../core/words/use-words.ts'
import { StepList } from './set-up-section.tsx'
import { countDone, nextStep, SET_UP, setUpPath, useSetUp, type ShownStep } from './use-set-up.ts'
import setUpWords from './words.json' with { type: 'json' }
import { onDemand } from '../core/layout/on-demand.tsx'

/** The set-up, a step at an address. An address without a step leads to the first that is not done. */
export function SetUpScreen() {
  const say = useWords()
  const read = useSetUp()
  return (
    <>
      <Title title={say(setUpWords.title)} />
      <Loaded of={read}>{(steps) => <Step steps={steps} />}</Loaded>
    </>
  )
}

function Step({ steps }: { steps: ShownStep[] }) {
  const say = useWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { step: name } = useParams()
  const index = steps.findIndex((one) => one.name === name)
  const [before, step, after] = [steps[index - 1], steps[index], steps[index + 1]]
  const heading = useHeadingFocus(name)
  if (!step) return <Navigate to={setUpPath(nextStep(steps))} replace />
  const goOn = () => {
    void queryClient.invalidateQueries({ queryKey: [SET_UP] })
    if (after) void navigate(setUpPath(after))
  }
  return (
    <Box sx={frameStyle}>
      <Box component="section" aria-labelledby="step" sx={{ minWidth: 0 }}>
        <SayText words={setUpWords.progress} values={countDone(steps)} variant="quiet" sx={{ marginBottom: 0.5 }} />
        <SayText words={step.title} variant="h2" id="step" ref={heading} tabIndex={-1} sx={headingStyle} />
        <SayText words={step.help} sx={{ marginBlock: 1, maxWidth: '44rem' }} />
        <StepContent key={step.name} step={step} onDone={goOn} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 3 }}>
          {before && (
            <Button component={Link} to={setUpPath(before)}>
              {say(setUpWords.back, { title: say(before.title) })}
            </Button>
          )}
          {after && (
            <Button component={Link} to={setUpPath(after)} variant="outlined">
              {say(step.isDone === false ? setUpWords.later : setUpWords.next, { title: say(after.title) })}
            </Button>
          )}
        </Box>
      </Box>
      <Box component="nav" aria-labelledby="steps" className="steps">
        <SayText words={setUpWords.steps} id="steps" sx={{ fontWeight: 600, marginBottom: 1 }} />
        <StepList steps={steps} current={step.name} />
      </Box>
    </Box>
  )
}

const frameStyle = {
  display: 'grid',
  gap: 3,
  marginTop: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem' },
  alignItems: 'start',
  '& > .steps': { bgcolor: 'background.paper', border: 1, borderColor: 'divider', padding: 2 },
}

const PARTS = Object.fromEntries(
  staffFeatures().flatMap(({ name, setUpPart }) => (setUpPart ? [[name, onDemand(setUpPart, <Loading />)]] : [])),
)

function StepContent({ step: { name, path }, onDone }: { step: ShownStep; onDone: () => void }) {
  const say = useWords()
  const translate = useTranslate()
  const { permissions } = usePermissions<string>()
  const Part = PARTS[name]
  if (permissions === undefined) return <Loading />
  if (permissions !== 'owner' && leastRole(name) === 'owner') {
    return <SayAlert words={setUpWords.for_owner} severity="info" />
  }
  if (Part) return <Part onDone={onDone} />
  return (
    <Button component={Link} to={path ?? '/'} variant="contained">
      {say(setUpWords.open, { name: translate(`resources.${name}.name`, { smart_count: 2 }) })}
    </Button>
  )
}

// The bar at the top would cover a heading that the focus scrolls to the edge.
const headingStyle = { scrollMarginTop: '8rem', '&:focus-visible': { outline: 'none' } }

/** Moves the focus to the heading of the next step, so that screen readers go on there. */
function useHeadingFocus(name: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    heading.current?.focus()
  }, [name])
  return heading
}
