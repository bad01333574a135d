import { Alert, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocales, useLocaleState, useLogin } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import type { SignInAnswer, Staff } from '../../contract/accounts/staff.ts'
import type { SetUpState } from '../../contract/set-up/set-up.ts'
import { ApiError } from '../core/api/api-error.ts'
import { call } from '../core/api/call.ts'
import { useRead } from '../core/api/use-read.ts'
import { AuthFrame } from '../core/auth/auth-frame.tsx'
import { CallForm } from '../core/auth/call-form.tsx'
import { NewPasswordField } from '../core/auth/new-password-field.tsx'
import { SignInForm } from '../core/auth/sign-in-form.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { EmailField } from '../core/auth/sign-in-fields.tsx'
import { useWords } from '../core/words/use-words.ts'
import ownerWords from '../core/auth/owner-words.json' with { type: 'json' }
import { SetUpNotice } from '../core/auth/set-up-notice.tsx'
import { SET_UP } from './use-set-up.ts'

const MEANINGS = { unauthorized: ownerWords.bad_secret, too_many_requests: ownerWords.slowed } as const

/** Where the printed address leads: makes the first owner's account. Its secret stands behind '#', and in no server's log. */
export function OwnerPage() {
  const say = useWords()
  const [locale] = useLocaleState()
  const secret = useLocation().hash.slice(1)
  const login = useLogin()
  const queryClient = useQueryClient()
  const state = useRead<SetUpState>([SET_UP], '/set-up')
  const [ended, setEnded] = useState<{ reason: 'made' | 'taken'; email: string }>()
  const onSignedIn = (staff: Staff) => {
    queryClient.clear()
    void login({ staff }, '/set-up/next')
  }
  const { faultOf, fieldOf, ...form } = useFormCall(async (values) => {
    const { email = '', password = '' } = values
    try {
      await call('/set-up/owner', { method: 'POST', body: { ...values, secret, locale }, isSignIn: true })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409
      // The address may have an account already, or the whole site an owner.
      if (!isConflict || (await state.refetch()).data?.isOpen !== false) throw error
      return setEnded({ reason: 'taken', email })
    }
    const answer = await call<SignInAnswer>('/session', { method: 'POST', body: { email, password }, isSignIn: true })
      .then(({ data }) => data)
      .catch(() => undefined)
    if (answer?.staff) onSignedIn(answer.staff)
    else setEnded({ reason: 'made', email })
  }, MEANINGS)

  if (ended) {
    return (
      <AuthFrame title={say(ownerWords.title)}>
        <Alert severity={ended.reason === 'made' ? 'success' : 'info'} role="alert">
          {say(ownerWords[ended.reason])}
        </Alert>
        <SignInForm onSignedIn={onSignedIn} {...(ended.reason === 'made' && { email: ended.email })} />
      </AuthFrame>
    )
  }
  if (state.data?.isOpen === false && !form.isSending) return <Navigate to="/set-up/next" replace />
  if (!secret) return <SetUpNotice />
  return (
    <AuthFrame title={say(ownerWords.title)} hasLanguages={false}>
      <LanguageChoice />
      <Typography sx={{ marginBlock: 1.5 }}>{say(ownerWords.account)}</Typography>
      <CallForm form={form} submit={say(ownerWords.submit)}>
        <TextField
          {...fieldOf('name', ownerWords.name, ownerWords.name_fault)}
          autoComplete="name"
          required
          slotProps={{ htmlInput: { maxLength: STAFF_NAME_LENGTH } }}
        />
        <EmailField faultOf={faultOf} />
        <NewPasswordField name="password" faultOf={faultOf} />
      </CallForm>
    </AuthFrame>
  )
}

/** Above everything else, in each language's own name. */
function LanguageChoice() {
  const say = useWords()
  const [locale, setLocale] = useLocaleState()
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={locale}
      onChange={(_event, chosen: string | null) => chosen && setLocale(chosen)}
      aria-label={say(ownerWords.language)}
    >
      {useLocales().map((one) => (
        <ToggleButton
          key={one.locale}
          value={one.locale}
          lang={one.locale}
          sx={{ paddingInline: 2, color: 'text.primary' }}
        >
          {one.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
