import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useBlocker } from 'react-router'
import { useContentFormContext } from './content-form-context.ts'
import { useTranslate } from '../words/use-translate.ts'

/** Asks who leaves a form with something unsaved in it. Closing the page needs no question: what is typed is kept. */
export function LeaveGuard() {
  const { isDirty } = useContentFormContext()
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('staff.ask.leave')}</DialogTitle>
      <DialogContent>{translate('staff.ask.leave_text')}</DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed()}>{translate('staff.action.leave')}</Button>
        <Button variant="contained" onClick={() => blocker.reset()}>
          {translate('staff.ask.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
