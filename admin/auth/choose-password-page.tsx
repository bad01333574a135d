import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../api/call.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useFormCall } from './use-form-call.ts'
import { useWords } from '../words/use-words.ts'
import { signInWords } from './words.ts'

/** Where the link leads that an owner, the command or a mail gives; its token stands behind '#', and in no server's log. */
export function ChoosePasswordPage() {
  const say = useWords()
  const token = useLocation().hash.slice(1)
  const [done, setDone] = useState<'is_set' | 'kept'>()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async ({ password = '' }) => {
    await call('/password/link', { method: 'POST', body: { token, password }, isSignIn: true })
    setDone('is_set')
  })
  const keep = useFormCall(async () => {
    await call('/session/link', { method: 'POST', body: { token }, isSignIn: true })
    setDone('kept')
  })
  const linkFault = faultOf('token').error ?? keep.faultOf('token').error

  if (done) {
    return (
      <AuthFrame title={say(signInWords.choose)}>
        <Alert severity="success" variant="outlined" role="status" sx={{ marginBottom: 2 }}>
          {say(signInWords[done])}
        </Alert>
        <Button component={Link} to="/login" variant="contained">
          {say(signInWords.title)}
        </Button>
      </AuthFrame>
    )
  }
  if (!token || linkFault) {
    return (
      <AuthFrame title={say(signInWords.choose)}>
        <FormMessage message={say(signInWords.link_no_longer_valid)} />
        <Typography sx={{ marginBottom: 2 }}>{say(signInWords.ask_new_link)}</Typography>
        <Button component={Link} to="/forgotten" variant="contained">
          {say(signInWords.send_link)}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={say(signInWords.choose)}>
      <form onSubmit={onSubmit} noValidate>
        <FormMessage message={message} />
        <NewPasswordField name="password" faultOf={faultOf} />
        <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1.5 }}>
          {say(signInWords.set)}
        </Button>
      </form>
      <form onSubmit={keep.onSubmit}>
        <FormMessage message={keep.message} />
        <Typography sx={{ marginTop: 3 }}>{say(signInWords.keep_help)}</Typography>
        <Button type="submit" disabled={keep.isSending}>
          {say(signInWords.keep)}
        </Button>
      </form>
    </AuthFrame>
  )
}
