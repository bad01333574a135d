import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Staff } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { setStaff } from '../auth/auth-provider.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'

interface Secret {
  uri: string
  recoveryCodes: string[]
}

/** An app on one's telephone that shows a new code twice a minute, asked for beside the password. */
export function SecondFactor({ isSetUp, onChange }: { isSetUp: boolean; onChange: () => void }) {
  const notify = useNotify()
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<string[]>()

  const noteChange = async (message: string | undefined) => {
    setStaff((await call<Staff>('/session')).data)
    onChange()
    if (message) notify(message, { type: 'success' })
  }
  const begin = useFormCall(async (values) => {
    setSecret((await call<Secret>('/second-factor', { method: 'POST', body: values })).data)
  })
  const confirm = useFormCall(async (values) => {
    const { message } = await call('/second-factor/confirmation', { method: 'POST', body: values })
    setCodes(secret?.recoveryCodes)
    setSecret(undefined)
    await noteChange(message)
  })
  const remove = useFormCall(async (values) => {
    const { message } = await call('/second-factor/removal', { method: 'POST', body: values })
    setCodes(undefined)
    await noteChange(message)
  })

  if (codes) {
    return (
      <Section title="Authenticator">
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      </Section>
    )
  }
  if (secret) {
    return (
      <Section title="Authenticator">
        <form key="confirm" onSubmit={confirm.onSubmit} noValidate>
          <Typography>
            Scan this with an authenticator app on your telephone, or type the key below into it. Then type the six
            digits that it shows.
          </Typography>
          <QrCode text={secret.uri} label="Code to scan with your authenticator" />
          <Typography>
            Key: <code data-testid="secret">{keyOf(secret.uri)}</code>
          </Typography>
          <FormMessage message={confirm.message} />
          <TextField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            {...confirm.faultOf('code')}
          />
          <Button type="submit" variant="contained" disabled={confirm.isSending} sx={{ marginTop: 1 }}>
            Finish
          </Button>
          <Button onClick={() => setSecret(undefined)} sx={{ marginTop: 1 }}>
            Cancel
          </Button>
        </form>
      </Section>
    )
  }
  const { onSubmit, isSending, message, faultOf } = isSetUp ? remove : begin
  return (
    <Section title="Authenticator">
      <form key={isSetUp ? 'remove' : 'begin'} onSubmit={onSubmit} noValidate>
        <Typography>
          {isSetUp
            ? 'Signing in asks for a code from your telephone besides the password.'
            : 'With an authenticator, a stolen password alone lets nobody in. You need an app for it on your telephone.'}
        </Typography>
        <FormMessage message={message} />
        <TextField
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          required
          {...faultOf('password')}
        />
        <Button type="submit" variant="outlined" disabled={isSending} sx={{ marginTop: 1 }}>
          {isSetUp ? 'Remove the authenticator' : 'Set up an authenticator'}
        </Button>
      </form>
    </Section>
  )
}

/** The secret in groups of four, as people type it. */
function keyOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
