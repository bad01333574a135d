import { Button, TextField, Typography, Box, Stack } from '@mui/material'
import { useState } from 'react'
import type { Passkey } from '../../contract/accounts/passkey.ts'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { CallForm } from '../core/auth/call-form.tsx'
import { hasPasskeys } from '../core/auth/sign-in-form.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { Row, Rows } from '../core/lists/rows.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords, SayText, SayButton, SayAlert } from '../core/words/use-words.ts'
import { Section } from '../core/layout/section.tsx'
import accountWords from './words.json' with { type: 'json' }
import { PasswordField } from '../core/auth/sign-in-fields.tsx'
import { useNotify } from 'react-admin'
import type { Staff } from '../../contract/accounts/staff.ts'
import { setStaff } from '../core/auth/auth-provider.ts'
import signInWords from '../core/auth/words.json' with { type: 'json' }
import { renderSVG } from 'uqr'

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

interface Secret {
  uri: string
  recoveryCodes: string[]
}

/** Second factor: the codes of an authenticator app. */
export function SecondFactor({ isSetUp, onChange }: { isSetUp: boolean; onChange: () => void }) {
  const notify = useNotify()
  const say = useWords()
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
    await noteChange(say(accountWords.done_set_up))
  })
  const remove = useFormCall(async () => {
    await call('/second-factor/removal', { method: 'POST' })
    setCodes(undefined)
    await noteChange(say(accountWords.done_removed))
  })

  const form = isSetUp ? remove : begin
  return (
    <Section title={say(accountWords.authenticator)}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : secret ? (
        <>
          <SayText words={accountWords.scan} />
          {/* Black on white in both schemes: some telephones read no other. */}
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(secret.uri, { border: 4 }))}`}
            alt={say(accountWords.scan_label)}
            sx={{ display: 'block', width: 200, height: 200, marginBlock: 1 }}
          />
          <Typography>
            {say(accountWords.key)} <code data-testid="secret">{keyOf(secret.uri)}</code>
          </Typography>
          <CallForm
            key="confirm"
            form={confirm}
            submit={say(accountWords.finish)}
            actions={<SayButton words={common.action.cancel} onClick={() => setSecret(undefined)} />}
          >
            <TextField
              {...confirm.fieldOf('code', signInWords.code, signInWords.wrong_code)}
              autoComplete="one-time-code"
              required
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </CallForm>
        </>
      ) : (
        <>
          <SayText words={isSetUp ? accountWords.is_set_up : accountWords.is_not_set_up} />
          <CallForm
            key={isSetUp ? 'remove' : 'begin'}
            form={form}
            submit={say(isSetUp ? accountWords.remove : accountWords.set_up)}
            variant="outlined"
          >
            {!isSetUp && <PasswordField faultOf={form.faultOf} />}
          </CallForm>
        </>
      )}
    </Section>
  )
}

/** The secret in groups of four, as people type it. */
function keyOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** For the day on which the telephone is lost. The server keeps no readable copy, so that this is the only time they are shown. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const notify = useNotify()
  const say = useWords()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(say(accountWords.codes_copied), { type: 'success' }),
      () => notify(say(accountWords.codes_not_copied), { type: 'error' }),
    )
  return (
    <>
      <SayAlert words={accountWords.codes_help} severity="warning" />
      <Box
        component="ul"
        aria-label={say(accountWords.codes)}
        sx={{
          columns: 2,
          fontFamily: 'monospace',
          fontSize: '1rem',
          lineHeight: 1.8,
          listStyle: 'none',
          paddingInlineStart: 0,
          maxWidth: '24rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SayButton words={common.action.copy} variant="outlined" onClick={() => void copy()} />
        <SayButton
          words={accountWords.download}
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        />
        <SayButton words={accountWords.kept} variant="contained" onClick={onDone} />
      </Stack>
    </>
  )
}
