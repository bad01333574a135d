import { TextField, Typography } from '@mui/material'
import { useGetIdentity, useNotify } from 'react-admin'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { call } from '../core/api/call.ts'
import { CallForm } from '../core/auth/call-form.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { signInWords } from '../core/auth/words.ts'
import { useWords } from '../core/words/use-words.ts'
import { Section } from '../core/layout/section.tsx'
import { accountWords } from './words.ts'
import { PasswordField } from '../core/auth/sign-in-fields.tsx'

/** Name and e-mail address of one's own account; the address needs the password. */
export function OwnDetails() {
  const say = useWords()
  const notify = useNotify()
  const { identity, refetch } = useGetIdentity()
  const rename = useFormCall(async ({ name }) => {
    await call('/session', { method: 'PATCH', body: { name } })
    notify(say(accountWords.renamed), { type: 'success' })
    void refetch?.()
  })
  const move = useFormCall(async (values) => {
    await call('/session/email', { method: 'PUT', body: values })
    notify(say(accountWords.email_changed), { type: 'success' })
    void refetch?.()
  })
  if (!identity) return null
  const email = String(identity['email'])
  return (
    <Section title={say(accountWords.you)}>
      <Typography color="textSecondary">{say(accountWords[identity['role'] as StaffRole])}</Typography>
      <CallForm form={rename} submit={say(accountWords.rename)} variant="outlined">
        <TextField
          {...rename.fieldOf('name', accountWords.name, accountWords.name_fault, { most: STAFF_NAME_LENGTH })}
          defaultValue={identity.fullName}
          autoComplete="name"
          required
        />
      </CallForm>
      {/* A new key is an empty password. */}
      <CallForm key={email} form={move} submit={say(accountWords.change_email)} variant="outlined">
        <TextField
          type="email"
          defaultValue={email}
          helperText={say(accountWords.email_help)}
          autoComplete="email"
          required
          {...move.fieldOf('email', accountWords.email, signInWords.bad_email)}
        />
        <PasswordField label={say(accountWords.current_password)} faultOf={move.faultOf} />
      </CallForm>
    </Section>
  )
}
