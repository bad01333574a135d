import { Button, TextField, Typography } from '@mui/material'
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
import { useTranslate } from '../words/use-translate.ts'

interface Secret {
  uri: string
  recoveryCodes: string[]
}

/** An app on one's telephone that shows a new code twice a minute, asked for beside the password. */
export function SecondFactor({ isSetUp, onChange }: { isSetUp: boolean; onChange: () => void }) {
  const notify = useNotify()
  const translate = useTranslate()
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<string[]>()

  const noteChange = async (done: string) => {
    setStaff((await call<Staff>('/session')).data)
    onChange()
    notify(done, { type: 'success' })
  }
  const begin = useFormCall(async (values) => {
    setSecret((await call<Secret>('/second-factor', { method: 'POST', body: values })).data)
  })
  const confirm = useFormCall(async (values) => {
    await call('/second-factor/confirmation', { method: 'POST', body: values })
    setCodes(secret?.recoveryCodes)
    setSecret(undefined)
    await noteChange(translate('staff.account.done_set_up'))
  })
  const remove = useFormCall(async (values) => {
    await call('/second-factor/removal', { method: 'POST', body: values })
    setCodes(undefined)
    await noteChange(translate('staff.account.done_removed'))
  })

  if (codes) {
    return (
      <Section title={translate('staff.account.authenticator')}>
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      </Section>
    )
  }
  if (secret) {
    return (
      <Section title={translate('staff.account.authenticator')}>
        <form key="confirm" onSubmit={confirm.onSubmit} noValidate>
          <Typography>{translate('staff.account.scan')}</Typography>
          <QrCode text={secret.uri} label={translate('staff.account.scan_label')} />
          <Typography>
            {translate('staff.account.key')} <code data-testid="secret">{keyOf(secret.uri)}</code>
          </Typography>
          <FormMessage message={confirm.message} />
          <TextField
            name="code"
            label={translate('staff.sign_in.code')}
            autoComplete="one-time-code"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            {...confirm.faultOf('code', 'staff.sign_in.wrong_code')}
          />
          <Button type="submit" variant="contained" disabled={confirm.isSending} sx={{ marginTop: 1 }}>
            {translate('staff.account.finish')}
          </Button>
          <Button onClick={() => setSecret(undefined)} sx={{ marginTop: 1 }}>
            {translate('staff.action.cancel')}
          </Button>
        </form>
      </Section>
    )
  }
  const { onSubmit, isSending, message, faultOf } = isSetUp ? remove : begin
  return (
    <Section title={translate('staff.account.authenticator')}>
      <form key={isSetUp ? 'remove' : 'begin'} onSubmit={onSubmit} noValidate>
        <Typography>{translate(isSetUp ? 'staff.account.is_set_up' : 'staff.account.is_not_set_up')}</Typography>
        <FormMessage message={message} />
        <TextField
          name="password"
          type="password"
          label={translate('staff.sign_in.password')}
          autoComplete="current-password"
          required
          {...faultOf('password', 'staff.sign_in.wrong_password')}
        />
        <Button type="submit" variant="outlined" disabled={isSending} sx={{ marginTop: 1 }}>
          {translate(isSetUp ? 'staff.account.remove' : 'staff.account.set_up')}
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
