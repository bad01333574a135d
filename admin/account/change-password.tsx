import { Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { CallForm } from '../core/auth/call-form.tsx'
import { NewPasswordField } from '../core/auth/new-password-field.tsx'
import { useFormCall, type FaultOf } from '../core/auth/use-form-call.ts'
import { Section } from '../core/layout/section.tsx'
import { useWords } from '../core/words/use-words.ts'
import { accountWords } from './words.ts'
import { PasswordField } from '../core/auth/sign-in-fields.tsx'

export function ChangePassword() {
  const say = useWords()
  const done = useDone('sessions')
  // A new key is an empty form.
  const [round, setRound] = useState(0)
  const form = useFormCall(async (values) => {
    await call('/password', { method: 'PUT', body: values })
    void done(say(accountWords.password_changed))
    setRound(round + 1)
  })
  // The server speaks of the password that was checked; which of the two that is, only this form knows.
  const faultOfCurrent: FaultOf = (name, ...text) => ({
    ...form.faultOf(name, ...text),
    ...form.faultOf('currentPassword', ...text),
  })
  return (
    <Section title={say(accountWords.password)}>
      <Typography>{say(accountWords.password_help)}</Typography>
      <CallForm key={round} form={form} submit={say(accountWords.change_password)} variant="outlined">
        <PasswordField name="currentPassword" label={say(accountWords.current_password)} faultOf={faultOfCurrent} />
        <NewPasswordField name="newPassword" faultOf={form.faultOf} />
      </CallForm>
    </Section>
  )
}
