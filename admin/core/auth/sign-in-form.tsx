import { Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { SignInAnswer, Staff } from '../../../contract/accounts/staff.ts'
import { call } from '../api/call.ts'
import { CallForm } from './call-form.tsx'
import { useFormCall } from './use-form-call.ts'
import { useWords, type Text, SayButton } from '../words/use-words.ts'
import signInWords from './words.json' with { type: 'json' }
import { EmailField, PasswordField } from './sign-in-fields.tsx'
import { FormMessage } from './form-message.tsx'
import { useLogin } from 'react-admin'
import type { SetUpState } from '../../../contract/set-up/set-up.ts'
import { useRead } from '../api/use-read.ts'
import { AuthFrame } from './auth-frame.tsx'
import { onDemand } from '../layout/on-demand.tsx'

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
  const signIn = async (path: string, body: object) => {
    const { staff } = (await call<SignInAnswer>(path, { method: 'POST', body, isSignIn: true })).data
    if (staff) onSignedIn(staff)
    return staff
  }
  const begin = useFormCall(async (values) => {
    if (!(await signIn('/session', { ...(email && { email }), ...values }))) setSecondStep(true)
  }, MEANINGS)
  const finish = useFormCall(async (values) => void (await signIn('/session/second-factor', values)))

  if (isSecondStep) {
    return (
      <CallForm
        key="code"
        form={finish}
        submit={say(signInWords.title)}
        actions={<Button onClick={() => setSecondStep(false)}>{say(signInWords.back)}</Button>}
      >
        <Typography id="code-help">{say(signInWords.code_help)}</Typography>
        <TextField
          {...finish.fieldOf('code', signInWords.code, signInWords.wrong_code)}
          autoComplete="one-time-code"
          required
          autoFocus
          slotProps={{ htmlInput: { 'aria-describedby': 'code-help' } }}
        />
      </CallForm>
    )
  }
  return (
    <>
      <CallForm
        form={begin}
        submit={say(signInWords.title)}
        actions={
          <Link
            href="/admin/forgotten"
            {...(email && { target: '_blank' })}
            sx={{ paddingBlock: 0.5, marginInlineStart: 'auto' }}
          >
            {say(signInWords.forgotten)}
          </Link>
        }
      >
        {email ? (
          // Lets the browser's own store of passwords find the right one.
          <input type="hidden" name="email" value={email} autoComplete="username" />
        ) : (
          <EmailField autoFocus faultOf={begin.faultOf} />
        )}
        <PasswordField autoFocus={Boolean(email)} faultOf={begin.faultOf} />
      </CallForm>
      <PasskeyButton
        by={async (device) => {
          const answer = await device.signInByDevice(email)
          if ('en' in answer) return answer
          onSignedIn(answer)
        }}
      />
    </>
  )
}

/** Browsers offer passkeys on HTTPS and on localhost alone. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** @returns what to say where that failed */
type UseDevice = (device: typeof import('./device-passkey.ts')) => Promise<Text | void>

/** The lock of the device instead of a password. */
export function PasskeyButton({ by }: { by: UseDevice }) {
  const say = useWords()
  const { attempt, isSending, message } = useFormCall(async () => {})
  if (!hasPasskeys()) return null
  const use = async () => {
    const refusal = await by(await import('./device-passkey.ts'))
    return refusal && say(refusal)
  }
  return (
    <>
      <SayButton
        words={signInWords.by_passkey}
        variant="outlined"
        fullWidth
        disabled={isSending}
        onClick={() => void attempt(use)}
        sx={{ marginBlock: 1.5 }}
      />
      <FormMessage message={message} />
    </>
  )
}

/** Rarely shown: loaded on demand. */
const SetUpNotice = onDemand(async () => (await import('./set-up-notice.tsx')).SetUpNotice)

/** The sign-in page; it leads on to the requested page. Without an owner it says where the set-up begins. */
export function SignInPage() {
  const login = useLogin()
  const say = useWords()
  const { data: setUp } = useRead<SetUpState>(['set-up'], '/set-up')
  const [isAsked, setAsked] = useState(false)
  if (setUp?.isOpen && !isAsked) return <SetUpNotice onSignIn={() => setAsked(true)} />
  return (
    <AuthFrame title={say(signInWords.title)}>
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
