import { Alert, Button } from '@mui/material'
import { useFormState } from 'react-hook-form'
import type { Present } from '../../contract/form-states/form-state.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { ErrorText } from '../core/api/error-text.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { PHONE } from '../core/theme/media.ts'
import { common, useWords } from '../core/words/use-words.ts'
import { useFormStatesContext } from './form-states.tsx'
import formStateWords from './words.json' with { type: 'json' }

/** Others who change the item, input from elsewhere, and what the server does not keep. */
export function FormStateNotes() {
  const say = useWords()
  const { minuteOf, shortTimeOf } = useTimes()
  const { present, offered, fault, restore, discard } = useFormStatesContext()
  return (
    <>
      {present?.others.map(({ name, since, isCaller }) => (
        <Alert key={`${name} ${since}`} severity="info" sx={noteStyle}>
          {say(formStateWords[isCaller ? 'present_own' : 'present'], { name, time: shortTimeOf(since) })}
        </Alert>
      ))}
      {present && <SavedNote of={present.saved} />}
      {offered && (
        <Alert
          severity="info"
          sx={noteStyle}
          action={
            <>
              <Button onClick={restore}>{say(formWords.restore)}</Button>
              <Button onClick={discard}>{say(common.action.discard)}</Button>
            </>
          }
        >
          {say(formStateWords.elsewhere, { time: minuteOf(offered.changedAt) })}
        </Alert>
      )}
      {fault && (
        <Alert severity="warning" sx={noteStyle}>
          {say(formStateWords.not_kept)} <ErrorText error={fault} />
        </Alert>
      )}
    </>
  )
}

/** Somebody has saved the item since this form was opened. */
function SavedNote({ of: { version, name, isCaller, at } }: { of: Present['saved'] }) {
  const say = useWords()
  const { shortTimeOf } = useTimes()
  const { kind, form, base, isSaving, perform } = useContentFormContext()
  const { isDirty } = useFormState({ control: form.control })
  if (isSaving || version <= (base.version ?? version)) return null
  const load = () => perform(({ id }) => contentCalls.get(kind.entity, id))
  return (
    <Alert
      severity="warning"
      sx={noteStyle}
      action={!isDirty && <Button onClick={() => void load()}>{say(formStateWords.load)}</Button>}
    >
      {say(formStateWords[isCaller ? 'saved_own' : 'saved'], { name, time: shortTimeOf(at) })}{' '}
      {isDirty && say(formStateWords.compares)}
    </Alert>
  )
}

/** In the bar at the foot: they come when somebody may be about to press something, and move nothing there. */
const noteStyle = {
  flexBasis: '100%',
  paddingBlock: 0,
  // Texts have the whole width there, and their buttons stand below them.
  [PHONE]: {
    flexWrap: 'wrap',
    paddingInline: 1,
    fontSize: '0.8125rem',
    '& .MuiAlert-icon': { display: 'none' },
    '& .MuiAlert-message': { flexBasis: '100%', paddingBlock: 0.25 },
    '& .MuiAlert-action': { margin: 0, padding: 0 },
  },
}
