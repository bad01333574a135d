import { Button, DialogActions, DialogContent } from '@mui/material'
import type { ReactNode } from 'react'
import { FormMessage } from '../auth/form-message.tsx'
import type { useFormCall } from '../auth/use-form-call.ts'
import { common, useWords } from '../words/use-words.ts'

interface DialogFormProps {
  form: ReturnType<typeof useFormCall>
  submit: string
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}

/** The form of a dialog that makes one call: its message, its fields, and the buttons below them. */
export function DialogForm({ form: { onSubmit, isSending, message }, submit, onClose, ...rest }: DialogFormProps) {
  const say = useWords()
  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <DialogContent sx={{ paddingTop: 0 }}>
        <FormMessage message={message} />
        {rest.children}
      </DialogContent>
      <DialogActions>
        {rest.actions}
        <Button onClick={onClose}>{say(common.action.cancel)}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  )
}
