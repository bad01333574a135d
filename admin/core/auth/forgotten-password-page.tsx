import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'
import { useWords } from '../words/use-words.ts'
import { passwordWords } from './password-words.ts'
import { signInWords } from './words.ts'

/** Sends a link with which to choose a new password. The answer is the same whether there is such an account or not. */
export function ForgottenPasswordPage() {
  const say = useWords()
  const [done, setDone] = useState(false)
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    await call('/password/forgotten', { method: 'POST', body: values, isSignIn: true })
    setDone(true)
  })
  return (
    <AuthFrame title={say(passwordWords.forgotten_title)}>
      {done ? (
        <Alert severity="success" variant="outlined" role="status">
          {say(passwordWords.link_sent)}
        </Alert>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <FormMessage message={message} />
          <Typography>{say(passwordWords.forgotten_text)}</Typography>
          <TextField
            name="email"
            type="email"
            label={say(signInWords.email)}
            autoComplete="username"
            required
            autoFocus
            {...faultOf('email', signInWords.bad_email)}
          />
          <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1.5 }}>
            {say(passwordWords.send_link)}
          </Button>
        </form>
      )}
      <Stack direction="row" sx={{ marginTop: 2 }}>
        <Button component={Link} to="/login">
          {say(passwordWords.back_to_sign_in)}
        </Button>
      </Stack>
    </AuthFrame>
  )
}
