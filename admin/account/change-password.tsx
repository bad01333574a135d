import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { Section } from './section.tsx'

export function ChangePassword() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  // A new key is an empty form.
  const [round, setRound] = useState(0)
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const answer = await call('/password', { method: 'PUT', body: values })
    notify(answer.message ?? '', { type: 'success' })
    setRound(round + 1)
    void queryClient.invalidateQueries({ queryKey: ['sessions'] })
  })
  // The server speaks of the password that was checked; which of the two that is, only this form knows.
  const current = { ...faultOf('password'), ...faultOf('currentPassword') }
  return (
    <Section title="Password">
      <form key={round} onSubmit={onSubmit} noValidate>
        <Typography>You are signed out everywhere else when it is changed.</Typography>
        <FormMessage message={message} />
        <TextField
          name="currentPassword"
          type="password"
          label="Current password"
          autoComplete="current-password"
          required
          {...current}
        />
        <NewPasswordField name="newPassword" faultOf={faultOf} />
        <Button type="submit" variant="outlined" disabled={isSending} sx={{ marginTop: 1 }}>
          Change password
        </Button>
      </form>
    </Section>
  )
}
