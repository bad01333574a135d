import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { Passkey } from '../../contract/accounts/passkey.ts'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { CallForm } from '../core/auth/call-form.tsx'
import { hasPasskeys } from '../core/auth/passkey-button.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { Row, Rows } from '../core/lists/rows.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { Section } from '../core/layout/section.tsx'
import accountWords from './words.json' with { type: 'json' }
import { PasswordField } from '../core/auth/sign-in-fields.tsx'

/** Devices that one signs in with, by finger, face or PIN. */
export function Passkeys() {
  const say = useWords()
  const { dayOf } = useTimes()
  const attempt = useAttempt('passkeys')
  const [isAdding, setAdding] = useState(false)
  const { data = [] } = useRead<Passkey[]>(['passkeys'], '/passkeys')
  const remove = (id: string) =>
    attempt(() => call(`/passkeys/${id}`, { method: 'DELETE' }), say(accountWords.passkey_removed))
  return (
    <Section title={say(accountWords.passkeys)}>
      <SayText words={accountWords.passkeys_help} sx={{ marginBottom: 1 }} />
      <Rows items={data}>
        {({ id, name, createdAt }) => (
          <Row
            key={id}
            action={
              <SayButton
                words={common.action.remove}
                onClick={() => void remove(id)}
                aria-label={say(accountWords.remove_passkey, { name: name ?? '' })}
              />
            }
          >
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="quiet">
              {createdAt && say(accountWords.passkey_since, { day: dayOf(createdAt) })}
            </Typography>
          </Row>
        )}
      </Rows>
      {isAdding ? (
        <AddPasskey onDone={() => setAdding(false)} />
      ) : hasPasskeys() ? (
        <Button variant="outlined" onClick={() => setAdding(true)} sx={{ marginTop: 1 }}>
          {say(accountWords.add_passkey)}
        </Button>
      ) : (
        <SayText words={accountWords.no_passkeys_here} color="textSecondary" />
      )}
    </Section>
  )
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const say = useWords()
  const done = useDone('passkeys')
  const form = useFormCall(async ({ name = '', password = '' }) => {
    const { addByDevice } = await import('../core/auth/device-passkey.ts')
    if (!(await addByDevice(name, password))) return say(accountWords.passkey_declined)
    await done(say(accountWords.passkey_added))
    return onDone()
  })
  return (
    <CallForm
      form={form}
      submit={say(accountWords.add_passkey)}
      actions={<SayButton words={common.action.cancel} onClick={onDone} />}
    >
      <TextField
        required
        autoFocus
        helperText={say(accountWords.passkey_name_help)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        {...form.fieldOf('name', accountWords.passkey_name)}
      />
      <PasswordField faultOf={form.faultOf} />
    </CallForm>
  )
}
