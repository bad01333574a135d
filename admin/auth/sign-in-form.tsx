import { Button, Link, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { Staff } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'
import { useTranslate } from '../words/use-translate.ts'

interface SignInAnswer {
  state: 'signed-in' | 'second-factor'
  staff: Staff | null
}

/** What the API's codes mean here. */
const MEANINGS = {
  unauthorized: 'staff.sign_in.wrong',
  forbidden: 'staff.sign_in.disabled',
  too_many_requests: 'staff.sign_in.slowed',
} as const

interface SignInFormProps {
  /** Who was signed in before; only their own work may go on. */
  email?: string
  onSignedIn: (staff: Staff) => void
}

/** E-mail and password, then the authenticator's code where there is one: for the page and for the dialog. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const translate = useTranslate()
  const [isSecondStep, setSecondStep] = useState(false)
  const begin = useFormCall(async (values) => {
    const { data } = await call<SignInAnswer>('/session', {
      method: 'POST',
      body: { ...(email && { email }), ...values },
      isSignIn: true,
    })
    if (data.staff) onSignedIn(data.staff)
    else setSecondStep(true)
  }, MEANINGS)
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
        <Typography id="code-help">{translate('staff.sign_in.code_help')}</Typography>
        <TextField
          name="code"
          label={translate('staff.sign_in.code')}
          autoComplete="one-time-code"
          required
          autoFocus
          slotProps={{ htmlInput: { 'aria-describedby': 'code-help' } }}
          {...finish.faultOf('code', 'staff.sign_in.wrong_code')}
        />
        <Stack direction="row" spacing={1} sx={{ marginTop: 1.5 }}>
          <Button type="submit" variant="contained" disabled={finish.isSending}>
            {translate('staff.sign_in.title')}
          </Button>
          <Button onClick={() => setSecondStep(false)}>{translate('staff.sign_in.back')}</Button>
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
          label={translate('staff.sign_in.email')}
          autoComplete="username"
          required
          autoFocus
          {...begin.faultOf('email', 'staff.sign_in.bad_email')}
        />
      )}
      <TextField
        name="password"
        type="password"
        label={translate('staff.sign_in.password')}
        autoComplete="current-password"
        required
        autoFocus={Boolean(email)}
        {...begin.faultOf('password', 'staff.sign_in.wrong_password')}
      />
      <Stack
        direction="row"
        sx={{ marginTop: 1.5, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Button type="submit" variant="contained" disabled={begin.isSending}>
          {translate('staff.sign_in.title')}
        </Button>
        <Link href="/admin/forgotten" {...(email && { target: '_blank' })} sx={{ paddingBlock: 0.5 }}>
          {translate('staff.sign_in.forgotten')}
        </Link>
      </Stack>
    </form>
  )
}
