import { DialogActions, DialogContent } from '@mui/material'
import { common, useWords, SayButton } from '../words/use-words.ts'
import words from './leave-words.json' with { type: 'json' }
import { TitledDialog } from './titled-dialog.tsx'

interface LeaveDialogProps {
  /** The browser keeps what was typed. */
  isKept: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before a form with unsaved input is left. */
export function LeaveDialog({ isKept, onStay, onLeave }: LeaveDialogProps) {
  const say = useWords()
  return (
    <TitledDialog title={say(words.leave)} onClose={onStay} maxWidth="xs" fullWidth={false}>
      <DialogContent>{say(isKept ? words.kept : words.lost)}</DialogContent>
      <DialogActions>
        <SayButton words={common.action.leave} onClick={onLeave} />
        <SayButton words={words.stay} variant="contained" onClick={onStay} />
      </DialogActions>
    </TitledDialog>
  )
}
