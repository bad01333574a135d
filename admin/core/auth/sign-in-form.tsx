import { Button, Link, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { SignInAnswer, Staff } from '../../../contract/accounts/staff.ts'
import { call } from '../api/call.ts'
import { FormMessage } from './form-message.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useFormCall } from './use-form-call.ts'
import { useWords } from '../words/use-words.ts'
import { signInWords } from './words.ts'
import { PasswordField } from './password-field.tsx'

/** Meanings of the API's codes here. */
const MEANINGS = {
  unauthorized: signInWords.wrong,
  forbidden: signInWords.disabled,
  too_many_requests: signInWords.slowed,
} as const

interface SignInFormProps {
  /** The account signed in before; only its own work may go on. */
  email?: string
  /** The password was right already. */
  isPasswordGiven?: boolean
  onSignedIn: (staff: Staff) => void
}

/** E-mail and password, then the authenticator's code where there is one: for the page and for the dialog. */
export function SignInForm({ email, isPasswordGiven = false, onSignedIn }: SignInFormProps) {
  const say = useWords()
  const [isSecondStep, setSecondStep] = useState(isPasswordGiven)
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
        <Typography id="code-help">{say(signInWords.code_help)}</Typography>
        <TextField
          name="code"
          label={say(signInWords.code)}
          autoComplete="one-time-code"
          required
          autoFocus
          slotProps={{ htmlInput: { 'aria-describedby': 'code-help' } }}
          {...finish.faultOf('code', signInWords.wrong_code)}
        />
        <Stack direction="row" spacing={1} sx={{ marginTop: 1.5 }}>
          <Button type="submit" variant="contained" disabled={finish.isSending}>
            {say(signInWords.title)}
          </Button>
          <Button onClick={() => setSecondStep(false)}>{say(signInWords.back)}</Button>
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
          label={say(signInWords.email)}
          autoComplete="username"
          required
          autoFocus
          {...begin.faultOf('email', signInWords.bad_email)}
        />
      )}
      <PasswordField autoFocus={Boolean(email)} faultOf={begin.faultOf} />
      <Stack
        direction="row"
        sx={{ marginTop: 1.5, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Button type="submit" variant="contained" disabled={begin.isSending}>
          {say(signInWords.title)}
        </Button>
        <Link href="/admin/forgotten" {...(email && { target: '_blank' })} sx={{ paddingBlock: 0.5 }}>
          {say(signInWords.forgotten)}
        </Link>
      </Stack>
      <PasskeyButton
        by={async (device) => {
          const answer = await device.signInByDevice(email)
          if ('en' in answer) return answer
          onSignedIn(answer)
        }}
      />
    </form>
  )
}
