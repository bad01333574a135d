import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../api/call.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useFormCall } from './use-form-call.ts'

/** Where the link leads that an owner, the command or a mail gives; its token stands behind '#', and in no server's log. */
export function ChoosePasswordPage() {
  const token = useLocation().hash.slice(1)
  const [done, setDone] = useState<string>()
  const { onSubmit, isSending, message, faultOf } = useFormCall(async ({ password = '' }) => {
    const answer = await call('/password/link', { method: 'POST', body: { token, password }, isSignIn: true })
    setDone(answer.message)
  })
  const linkFault = (faultOf('token') as { helperText?: string }).helperText

  if (done) {
    return (
      <AuthFrame title="Choose a password">
        <Alert severity="success" variant="outlined" role="status" sx={{ marginBottom: 2 }}>
          {done}
        </Alert>
        <Button component={Link} to="/login" variant="contained">
          Sign in
        </Button>
      </AuthFrame>
    )
  }
  if (!token || linkFault) {
    return (
      <AuthFrame title="Choose a password">
        <FormMessage message="This link is not complete, was used before, or has run out." />
        <Typography sx={{ marginBottom: 2 }}>
          Ask an owner for a new link, or have one sent to your e-mail address.
        </Typography>
        <Button component={Link} to="/forgotten" variant="contained">
          Send me a link
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Choose a password">
      <form onSubmit={onSubmit} noValidate>
        <FormMessage message={message} />
        <NewPasswordField name="password" faultOf={faultOf} />
        <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1.5 }}>
          Set password
        </Button>
      </form>
    </AuthFrame>
  )
}
