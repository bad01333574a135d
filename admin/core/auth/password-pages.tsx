import { Alert, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { Link, useLocation } from 'react-router'
import type { SignInAnswer, Staff } from '../../../contract/accounts/staff.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CallForm } from './call-form.tsx'
import { FormMessage } from './form-message.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useFormCall } from './use-form-call.ts'
import { useWords, SayText, SayButton, SayAlert } from '../words/use-words.ts'
import passwordWords from './password-words.json' with { type: 'json' }
import { EmailField } from './sign-in-fields.tsx'

/** Where the link leads that an owner, the command or a mail gives; its token stands behind '#', and in no server's log. */
export function ChoosePasswordPage() {
  const say = useWords()
  const token = useLocation().hash.slice(1)
  const login = useLogin()
  const queryClient = useQueryClient()
  const onSignedIn = (staff: Staff) => {
    // Among what was asked before is that nobody was signed in.
    queryClient.clear()
    void login({ staff }, '/')
  }
  const [done, setDone] = useState<'is_set' | 'needs_code' | 'kept'>()
  const ofLink = {
    queryKey: ['account-of-link', token],
    queryFn: () => post<{ email: string; hasPassword: boolean }>('/password/link/account', { token }),
    // The link is used up afterwards.
    staleTime: Infinity,
  }
  const { data: account, error } = useQuery({
    ...ofLink,
    enabled: token !== '',
    retry: (_count, cause) => !hasEnded(cause),
  })
  const form = useFormCall(async ({ password = '' }) => {
    // A fast typist may be done before the account is known.
    const { email } = await queryClient.ensureQueryData(ofLink)
    await post('/password/link', { token, password })
    const answer = await post<SignInAnswer>('/session', { email, password }).catch(() => undefined)
    if (answer?.staff) onSignedIn(answer.staff)
    else setDone(answer ? 'needs_code' : 'is_set')
  })
  const keep = useFormCall(async () => {
    await post('/session/link', { token })
    setDone('kept')
  })
  const linkFault = hasEnded(error) || (form.faultOf('token').error ?? keep.faultOf('token').error)

  const accountLine = (
    <Typography sx={{ marginBottom: 2, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
      {account &&
        say(account.hasPassword ? passwordWords.link_of : passwordWords.new_account, { email: account.email })}
    </Typography>
  )

  const title = say(passwordWords.choose)
  if (done && account) {
    return (
      <AuthFrame title={title}>
        <Alert severity="success" role="status" sx={{ marginBottom: 2 }}>
          {say(done === 'kept' ? passwordWords.kept : passwordWords.is_set)}
        </Alert>
        {accountLine}
        <SignInForm email={account.email} isPasswordGiven={done === 'needs_code'} onSignedIn={onSignedIn} />
      </AuthFrame>
    )
  }
  if (!token || linkFault) {
    return (
      <AuthFrame title={title}>
        <FormMessage message={say(passwordWords.link_no_longer_valid)} />
        <SayText words={passwordWords.ask_new_link} sx={{ marginBottom: 2 }} />
        <SayButton words={passwordWords.send_link} component={Link} to="/forgotten" variant="contained" />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={title}>
      {accountLine}
      <CallForm form={form} submit={say(passwordWords.set)}>
        <input type="hidden" name="email" value={account?.email ?? ''} autoComplete="username" />
        <NewPasswordField name="password" faultOf={form.faultOf} />
      </CallForm>
      {account?.hasPassword && (
        <CallForm form={keep} submit={say(passwordWords.keep)} variant="text">
          <SayText words={passwordWords.keep_help} sx={{ marginTop: 3 }} />
        </CallForm>
      )}
    </AuthFrame>
  )
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}

async function post<Data>(path: string, body: object): Promise<Data> {
  return (await call<Data>(path, { method: 'POST', body, isSignIn: true })).data
}

/** Sends a link with which to choose a new password. The answer is the same whether there is such an account or not. */
export function ForgottenPasswordPage() {
  const say = useWords()
  const [done, setDone] = useState(false)
  const form = useFormCall(async (values) => {
    await call('/password/forgotten', { method: 'POST', body: values, isSignIn: true })
    setDone(true)
  })
  return (
    <AuthFrame title={say(passwordWords.forgotten_title)}>
      {done ? (
        <SayAlert words={passwordWords.link_sent} severity="success" role="status" />
      ) : (
        <CallForm form={form} submit={say(passwordWords.send_link)}>
          <SayText words={passwordWords.forgotten_text} />
          <EmailField autoFocus faultOf={form.faultOf} />
        </CallForm>
      )}
      <SayButton words={passwordWords.back_to_sign_in} component={Link} to="/login" sx={{ marginTop: 2 }} />
    </AuthFrame>
  )
}
