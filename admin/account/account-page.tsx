import { Box, TextField, Typography, Button, Chip, Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { Title, useGetIdentity, useNotify } from 'react-admin'
import { Passkeys, SecondFactor } from './sign-in-ways.tsx'
import { common, useWords, type Say, SayText, SayButton } from '../core/words/use-words.ts'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { call } from '../core/api/call.ts'
import { CallForm } from '../core/auth/call-form.tsx'
import { useFormCall, type FaultOf } from '../core/auth/use-form-call.ts'
import signInWords from '../core/auth/words.json' with { type: 'json' }
import { Section } from '../core/layout/section.tsx'
import accountWords from './words.json' with { type: 'json' }
import { PasswordField } from '../core/auth/sign-in-fields.tsx'
import { useState } from 'react'
import { useDone } from '../core/api/use-done.ts'
import { NewPasswordField } from '../core/auth/new-password-field.tsx'
import type { StaffSession } from '../../contract/accounts/staff.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { Row, Rows } from '../core/lists/rows.tsx'
import { useTimes } from '../core/words/use-times.ts'
import type { Preferences } from '../../contract/preferences/preferences.ts'
import { useMenuGroups } from '../frame/staff-menu.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { usePreferences } from '../core/api/use-preferences.ts'

/** For people's own account: their password, their authenticator, where they are signed in, and their menu. */
export function AccountPage() {
  const { identity, refetch } = useGetIdentity()
  const say = useWords()
  if (!identity) return null
  return (
    <Box sx={{ maxWidth: '44rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={say(common.menu.account)} />
      <OwnDetails />
      <ChangePassword />
      <SecondFactor isSetUp={identity['secondFactor'] === true} onChange={() => void refetch?.()} />
      <Passkeys />
      <Sessions />
      <MenuSection />
    </Box>
  )
}

/** Name and e-mail address of one's own account; the address needs the password. */
function OwnDetails() {
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
      <SayText words={accountWords[identity['role'] as StaffRole]} color="textSecondary" />
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
          {...move.fieldOf('email', signInWords.email, signInWords.bad_email)}
        />
        <PasswordField label={say(accountWords.current_password)} faultOf={move.faultOf} />
      </CallForm>
    </Section>
  )
}

function ChangePassword() {
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
    <Section title={say(signInWords.password)}>
      <SayText words={accountWords.password_help} />
      <CallForm key={round} form={form} submit={say(accountWords.change_password)} variant="outlined">
        <PasswordField name="currentPassword" label={say(accountWords.current_password)} faultOf={faultOfCurrent} />
        <NewPasswordField name="newPassword" faultOf={form.faultOf} />
      </CallForm>
    </Section>
  )
}

/** Where one is signed in. */
function Sessions() {
  const attempt = useAttempt('sessions')
  const say = useWords()
  const { dayOf, minuteOf } = useTimes()
  const { data = [] } = useRead<StaffSession[]>(['sessions'], '/sessions')
  const end = (id: string) =>
    attempt(() => call(`/sessions/${id}`, { method: 'DELETE' }), say(accountWords.session_ended))
  return (
    <Section title={say(accountWords.sessions)}>
      <Rows items={data}>
        {({ id, isCurrent, createdAt, usedAt, address, userAgent }) => (
          <Row
            key={id}
            action={
              !isCurrent && (
                <SayButton
                  words={accountWords.sign_out}
                  onClick={() => void end(id)}
                  aria-label={say(accountWords.sign_out_of, {
                    browser: browserOf(userAgent, say),
                    since: minuteOf(createdAt),
                  })}
                />
              )
            }
          >
            <Typography sx={{ fontWeight: 600 }}>
              {browserOf(userAgent, say)}{' '}
              {isCurrent && <Chip size="small" variant="outlined" color="success" label={say(accountWords.here)} />}
            </Typography>
            <Typography variant="quiet">
              {say(accountWords.session, {
                address: address ?? say(accountWords.unknown_address),
                since: minuteOf(createdAt),
                used: dayOf(usedAt),
              })}
            </Typography>
          </Row>
        )}
      </Rows>
    </Section>
  )
}

/** Firefox on Windows: enough to know one's own computers apart. */
function browserOf(userAgent: string | null, say: Say): string {
  if (!userAgent) return say(accountWords.unknown_browser)
  const known = /Edg\//.test(userAgent) ? 'Edge' : /(Firefox|Chrome|Safari)/.exec(userAgent)?.[1]
  const browser = known ?? say(accountWords.a_browser)
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(userAgent)?.[1]
  return system ? say(accountWords.browser_on, { browser, system }) : browser
}

/** Which entries the menu has: what one does not use can be left out of it, for oneself. */
function MenuSection() {
  const say = useWords()
  const screens = useMenuGroups().flatMap((group) => group.screens)
  const preferences = usePreferences()
  const attempt = useAttempt('preferences')
  const hide = (changeOf: (hidden: string[]) => string[]) =>
    attempt(async () => {
      // Another tab or computer may have changed them meanwhile.
      const { data: newest } = await call<Preferences>('/preferences')
      await call('/preferences', { method: 'PATCH', body: { hiddenEntries: changeOf(newest.hiddenEntries) } })
    })
  return (
    <Section title={say(accountWords.menu)}>
      <SayText words={accountWords.menu_help} color="textSecondary" />
      <Loaded of={preferences}>
        {({ hiddenEntries }) => (
          <>
            <FormGroup sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}>
              {screens.map(({ name, label }) => (
                <FormControlLabel
                  key={name}
                  label={label}
                  control={
                    <Checkbox
                      checked={!hiddenEntries.includes(name)}
                      onChange={(_, isShown) =>
                        void hide((hidden) => [...hidden.filter((one) => one !== name), ...(isShown ? [] : [name])])
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
            <Button disabled={hiddenEntries.length === 0} onClick={() => void hide(() => [])}>
              {say(accountWords.show_all)}
            </Button>
          </>
        )}
      </Loaded>
    </Section>
  )
}
