import { DialogActions, DialogContent } from '@mui/material'
import { useBlocker } from 'react-router'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import { listWords } from '../core/lists/list-words.ts'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

/** Asks before a form with unsaved input is left. Closing the page needs no question: the input is kept. */
export function LeaveGuard() {
  const { isDirty } = useContentFormContext()
  const say = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <TitledDialog title={say(listWords.ask.leave)} onClose={() => blocker.reset()} maxWidth="xs" fullWidth={false}>
      <DialogContent>{say(listWords.ask.leave_text)}</DialogContent>
      <DialogActions>
        <SayButton words={common.action.leave} onClick={() => blocker.proceed()} />
        <SayButton words={listWords.ask.stay} variant="contained" onClick={() => blocker.reset()} />
      </DialogActions>
    </TitledDialog>
  )
}
