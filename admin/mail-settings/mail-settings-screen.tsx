import { Box, TextField } from '@mui/material'
import type { MailSettings } from '../../contract/mail-settings/mail-settings.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import type { PublicAddress, AddressCheck } from '../../contract/mail-settings/public-address.ts'
import { Section } from '../core/layout/section.tsx'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { common, useWords, SayText, SayButton, SayAlert } from '../core/words/use-words.ts'
import { MailForm } from './mail-form.tsx'
import words from './words.json' with { type: 'json' }
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../core/api/call.ts'
import { FormMessage } from '../core/auth/form-message.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { Outcome } from './outcome.tsx'

/** How mails leave the server, and the address that they and search engines name. */
export function MailSettingsScreen() {
  const say = useWords()
  const mail = useRead<MailSettings>(['mail-settings'], '/mail-settings')
  const address = useRead<PublicAddress>(['public-address'], '/public-address')
  const firm = useRead<Settings>(['settings', 'firm'], '/settings')
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 3 }}>
      <Section title={say(words.mail)}>
        <Loaded of={mail}>
          {(settings) => !firm.isPending && <MailForm settings={withFirm(settings, firm.data?.email)} />}
        </Loaded>
      </Section>
      <Section title={say(words.address)}>
        <Loaded of={address}>{(data) => <PublicAddressForm of={data} />}</Loaded>
      </Section>
    </Box>
  )
}

/** Proposes the address of the settings where none is set. */
function withFirm(settings: MailSettings, email = ''): MailSettings {
  const { from, recipients } = settings
  return { ...settings, from: from || email, recipients: recipients.length > 0 || !email ? recipients : [email] }
}

/** The site's address, and whether visitors reach it there. */
function PublicAddressForm({ of: { address, isFixed } }: { of: PublicAddress }) {
  const say = useWords()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [check, setCheck] = useState<AddressCheck | 'underway'>()
  const bodyOf = () => ({ address: field.current!.value })
  const [isSaved, setSaved] = useState(false)
  const { onSubmit, onTyped, attempt, isSending, message, fieldOf } = useFormCall(async () => {
    const { data } = await call<PublicAddress>('/public-address', { method: 'PUT', body: bodyOf() })
    queryClient.setQueryData(['public-address'], data)
    setSaved(true)
    void queryClient.invalidateQueries({ queryKey: ['readiness'] })
  })
  const look = () =>
    attempt(async () => {
      setCheck('underway')
      const asked = call<AddressCheck>('/public-address/check', { method: 'POST', body: bodyOf() })
      setCheck((await asked.finally(() => setCheck(undefined))).data)
    }, field.current?.form ?? undefined)
  const help = isFixed ? say(words.setBy, { name: 'PUBLIC_URL' }) : say(words.addressHelp)
  return (
    <form onSubmit={onSubmit} onInput={onTyped} noValidate autoComplete="off">
      <SayText words={words.addressIntro} sx={{ marginBottom: 1 }} />
      <FormMessage message={message} />
      <TextField
        required
        inputRef={field}
        inputMode="url"
        defaultValue={address ?? ''}
        helperText={help}
        slotProps={{ htmlInput: { readOnly: isFixed } }}
        {...fieldOf('address', words.addressLabel, words.addressFault)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 1 }}>
        {!isFixed && <SayButton words={common.action.save} type="submit" variant="contained" disabled={isSending} />}
        <SayButton words={words.check} variant="outlined" disabled={isSending} onClick={() => void look()} />
      </Box>
      <div role="status">
        {isSaved && <SayAlert words={words.inUse} severity="success" role="presentation" sx={{ marginTop: 1 }} />}
        {check === 'underway' && <SayText words={words.checking} sx={{ marginTop: 1 }} />}
        {typeof check === 'object' && (
          <Outcome isGood={check.outcome === 'reached' && check.isSecure} answer={check.answer}>
            {say(words.addressOutcomes[check.outcome])} {!check.isSecure && say(words.insecure)}
          </Outcome>
        )}
      </div>
    </form>
  )
}
