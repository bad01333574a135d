import { Box, Button, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { toLatinDigits } from '../../contract/digits.ts'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import {
  MAIL_PORTS,
  MAIL_SECURITIES,
  type MailSecurity,
  type MailSettings,
  type MailTest,
} from '../../contract/mail-settings/mail-settings.ts'
import { call } from '../core/api/call.ts'
import { FormMessage } from '../core/auth/form-message.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { Outcome } from './outcome.tsx'
import words from './words.json' with { type: 'json' }
import { SelectField } from '../core/layout/choices.tsx'

type Field = 'host' | 'port' | 'security' | 'user' | 'password' | 'fromName' | 'from' | 'recipients' | 'locale'
type Variable = MailSettings['variables'][number]

/** Of the fields that are not the server's, which SMTP_URL has. */
const VARIABLES: Partial<Record<Field, Variable>> = {
  fromName: 'MAIL_FROM',
  from: 'MAIL_FROM',
  recipients: 'ENQUIRIES_TO',
  locale: 'ENQUIRIES_LOCALE',
}

const bodyOf = (form: HTMLFormElement) => {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return {
    ...values,
    port: Number(toLatinDigits(values['port'] ?? '')),
    recipients: (values['recipients'] ?? '').split(/[,،\n]/).flatMap((one) => one.trim() || []),
  }
}

/** The mail server, the sender and the recipients; what the environment says is shown, and cannot be changed. */
export function MailForm({ settings }: { settings: MailSettings }) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [security, setSecurity] = useState(settings.security)
  const [port, setPort] = useState(String(settings.port))
  const [password, setPassword] = useState('')
  const [test, setTest] = useState<MailTest | 'underway'>()
  const { onSubmit, onTyped, attempt, isSending, message, fieldOf } = useFormCall(async () => {
    const { data } = await call<MailSettings>('/mail-settings', { method: 'PUT', body: bodyOf(form.current!) })
    queryClient.setQueryData(['mail-settings'], data)
    for (const key of ['dashboard', 'readiness']) void queryClient.invalidateQueries({ queryKey: [key] })
    setPassword('')
    notify(say(words.saved), { type: 'success' })
  })
  const sendTest = () =>
    attempt(async () => {
      setTest('underway')
      const asked = call<MailTest>('/mail-settings/test', { method: 'POST', body: bodyOf(form.current!) })
      setTest((await asked.finally(() => setTest(undefined))).data)
      for (const key of ['mail-settings', 'readiness']) void queryClient.invalidateQueries({ queryKey: [key] })
    }, form.current ?? undefined)
  const choose = (next: MailSecurity) => {
    setSecurity(next)
    if (Number(toLatinDigits(port)) === MAIL_PORTS[security]) setPort(String(MAIL_PORTS[next]))
  }
  const propsOf = (name: Field, help = '') => {
    const variable = VARIABLES[name] ?? 'SMTP_URL'
    const isFixed = settings.variables.includes(variable)
    return {
      helperText: isFixed ? say(words.setBy, { name: variable }) : help,
      slotProps: { htmlInput: { readOnly: isFixed } },
      ...fieldOf(name, words[name], name === 'password' ? words.passwordFault : words.fault),
    }
  }
  const isServerFixed = settings.variables.includes('SMTP_URL')
  const passwordHelp = { none: '', kept: say(words.kept), unreadable: say(words.unreadable) }[settings.password]
  const isUnset = isServerFixed && settings.host === ''
  if (isUnset) return <SayText words={words.stays} />
  return (
    <form ref={form} onSubmit={onSubmit} onInput={onTyped} noValidate autoComplete="off">
      <SayText words={words.intro} sx={{ marginBottom: 1 }} />
      <FormMessage message={message} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
          '& .wide': { gridColumn: '1 / -1' },
        }}
      >
        <TextField
          {...propsOf('host', say(words.hostHelp))}
          className="wide"
          required
          defaultValue={settings.host}
          inputMode="url"
        />
        <SelectField
          {...propsOf('security')}
          value={security}
          choices={MAIL_SECURITIES.map((one) => [one, say(words.securities[one])])}
          onChoose={(one) => choose(one as MailSecurity)}
          slotProps={{ input: { readOnly: isServerFixed } }}
        />
        <TextField
          {...propsOf('port')}
          required
          inputMode="numeric"
          value={port}
          onChange={({ target }) => setPort(target.value)}
        />
        <TextField {...propsOf('user', say(words.userHelp))} defaultValue={settings.user} autoComplete="off" />
        {!isServerFixed && (
          <TextField
            {...propsOf('password', passwordHelp)}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <TextField {...propsOf('fromName')} defaultValue={settings.fromName} />
        <TextField {...propsOf('from', say(words.fromHelp))} type="email" required defaultValue={settings.from} />
        <TextField
          {...propsOf('recipients', say(words.recipientsHelp))}
          className="wide"
          required
          defaultValue={settings.recipients.join(', ')}
        />
        <SelectField
          {...propsOf('locale')}
          defaultValue={settings.locale}
          choices={LOCALES.map((locale) => [locale, LOCALE_NAMES[locale].own, locale])}
          slotProps={{ input: { readOnly: settings.variables.includes('ENQUIRIES_LOCALE') } }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginTop: 1 }}>
        <SayButton words={common.action.save} type="submit" variant="contained" disabled={isSending} />
        <Button variant="outlined" disabled={isSending} onClick={() => void sendTest()} aria-describedby="test-help">
          {say(words.test)}
        </Button>
      </Box>
      <SayText words={words.testHelp} id="test-help" variant="quiet" sx={{ marginTop: 1 }} />
      <div role="status">
        {test === 'underway' && <SayText words={words.testing} />}
        {test === undefined && settings.isTested && (
          <Outcome isGood answer={null}>
            {say(words.tested)}
          </Outcome>
        )}
        {typeof test === 'object' && <TestOutcome test={test} />}
      </div>
    </form>
  )
}

function TestOutcome({ test: { outcome, to, answer, refused } }: { test: MailTest }) {
  const say = useWords()
  const missed = refused.map(({ address }) => address)
  const values = { to: to.filter((one) => !missed.includes(one)).join(', '), refused: missed.join(', ') }
  const said = refused.length > 0 ? refused.map((one) => one.answer).join(' · ') : answer
  return (
    <Outcome isGood={outcome === 'sent'} answer={said}>
      {say(words.mailOutcomes[outcome], values)}
    </Outcome>
  )
}
