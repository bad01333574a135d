import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'

/** Sends a link with which to choose a new password. The answer is the same whether there is such an account or not. */
export function ForgottenPasswordPage() {
  const [done, setDone] = useState<string>()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const answer = await call('/password/forgotten', { method: 'POST', body: values, isSignIn: true })
    setDone(answer.message)
  })
  return (
    <AuthFrame title="Forgotten password">
      {done ? (
        <Alert severity="success" variant="outlined" role="status">
          {done}
        </Alert>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <FormMessage message={message} />
          <Typography>We send you a link with which to choose a new password.</Typography>
          <TextField
            name="email"
            type="email"
            label="E-mail"
            autoComplete="username"
            required
            autoFocus
            {...faultOf('email')}
          />
          <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1.5 }}>
            Send me a link
          </Button>
        </form>
      )}
      <Stack direction="row" sx={{ marginTop: 2 }}>
        <Button component={Link} to="/login">
          Back to sign-in
        </Button>
      </Stack>
    </AuthFrame>
  )
}
