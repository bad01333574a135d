import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Staff } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'

interface SignInAnswer {
  state: 'signed-in' | 'second-factor'
  staff: Staff | null
}

interface SignInFormProps {
  /** Who was signed in before; only their own work may go on. */
  email?: string
  onSignedIn: (staff: Staff) => void
}

/** E-mail and password, then the authenticator's code where there is one: for the page and for the dialog. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [isSecondStep, setSecondStep] = useState(false)
  const begin = useFormCall(async (values) => {
    const { data } = await call<SignInAnswer>('/session', {
      method: 'POST',
      body: { ...(email && { email }), ...values },
      isSignIn: true,
    })
    if (data.staff) onSignedIn(data.staff)
    else setSecondStep(true)
  })
  const finish = useFormCall(async (values) => {
    const { data } = await call<SignInAnswer>('/session/second-factor', {
      method: 'POST',
      body: values,
      isSignIn: true,
    })
    if (data.staff) onSignedIn(data.staff)
  })

  if (isSecondStep) {
    return (
      <form key="code" onSubmit={finish.onSubmit} noValidate>
        <FormMessage message={finish.message} />
        <Typography id="code-help">
          Open your authenticator and type the six digits that it shows. Without it, type one of your recovery codes.
        </Typography>
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          required
          autoFocus
          slotProps={{ htmlInput: { 'aria-describedby': 'code-help' } }}
          {...finish.faultOf('code')}
        />
        <Stack direction="row" spacing={1} sx={{ marginTop: 1.5 }}>
          <Button type="submit" variant="contained" disabled={finish.isSending}>
            Sign in
          </Button>
          <Button onClick={() => setSecondStep(false)}>Back</Button>
        </Stack>
      </form>
    )
  }
  return (
    <form key="password" onSubmit={begin.onSubmit} noValidate>
      <FormMessage message={begin.message} />
      {email ? (
        // Lets the browser's own store of passwords find the right one.
        <input type="hidden" name="email" value={email} autoComplete="username" />
      ) : (
        <TextField
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          required
          autoFocus
          {...begin.faultOf('email')}
        />
      )}
      <TextField
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        autoFocus={Boolean(email)}
        {...begin.faultOf('password')}
      />
      <Stack
        direction="row"
        sx={{ marginTop: 1.5, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Button type="submit" variant="contained" disabled={begin.isSending}>
          Sign in
        </Button>
        <Link href="/admin/forgotten" {...(email && { target: '_blank' })} sx={{ paddingBlock: 0.5 }}>
          Forgotten your password?
        </Link>
      </Stack>
    </form>
  )
}
