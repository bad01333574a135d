import CheckIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { usePermissions } from 'react-admin'
import type { Dashboard } from '../../contract/content/content.ts'
import { SET_UP_STEPS, type SetUpStep } from '../../contract/settings/set-up-steps.ts'
import { PlaceLink } from './attention-item.tsx'
import { useWords } from '../words/use-words.ts'
import { dashboardWords } from './words.ts'

const PLACES: Record<SetUpStep, string> = {
  firm: '/settings',
  service: '/services/create',
  project: '/projects',
  team: '/teams/create',
  text: '/pages',
}

/** What an empty site needs first; absent when all of it is there. */
export function SetUpSteps({ steps }: { steps: Dashboard['setUp'] }) {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  if (steps === null) return null
  return (
    <section aria-labelledby="set-up">
      <h3 id="set-up">{say(dashboardWords.set_up.title)}</h3>
      <ol className="steps">
        {SET_UP_STEPS.map((step) => {
          const label = say(dashboardWords.set_up[step])
          const isForOthers = step === 'firm' && permissions !== 'owner'
          return (
            <li key={step}>
              {steps[step] ? <CheckIcon color="success" /> : <OpenIcon color="disabled" />}
              {steps[step] || isForOthers ? label : <PlaceLink to={PLACES[step]}>{label}</PlaceLink>}
              {steps[step] && <span>{say(dashboardWords.set_up.done)}</span>}
              {!steps[step] && isForOthers && <span>{say(dashboardWords.set_up.for_owner)}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
