import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useBlocker } from 'react-router'
import { useContentFormContext } from './content-form-context.ts'

/** Asks who leaves a form with something unsaved in it. Closing the page needs no question: what is typed is kept. */
export function LeaveGuard() {
  const { isDirty } = useContentFormContext()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        What you typed is not saved. This browser keeps it, and offers it when you come back.
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed()}>Leave</Button>
        <Button variant="contained" onClick={() => blocker.reset()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  )
}
