import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { FormMessage } from './form-message.tsx'
import type { useFormCall } from './use-form-call.ts'

interface CallFormProps {
  form: Pick<ReturnType<typeof useFormCall>, 'onSubmit' | 'onTyped' | 'isSending' | 'message'>
  submit: string
  variant?: 'contained' | 'outlined' | 'text'
  /** It cannot be sent as it is. */
  isOff?: boolean
  /** Behind the button that sends it. */
  actions?: ReactNode
  children?: ReactNode
}

/** A form that makes one call: its message, its fields, and the button below them. */
export function CallForm({ form, submit, variant = 'contained', isOff = false, actions, children }: CallFormProps) {
  return (
    <form onSubmit={form.onSubmit} onInput={form.onTyped} noValidate>
      <FormMessage message={form.message} />
      {children}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1.5 }}>
        <Button type="submit" variant={variant} disabled={isOff || form.isSending}>
          {submit}
        </Button>
        {actions}
      </Stack>
    </form>
  )
}
