import { Box } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import type { MailSettings } from '../../contract/mail-settings/mail-settings.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import type { PublicAddress } from '../../contract/mail-settings/public-address.ts'
import { Section } from '../account/section.tsx'
import { useRead } from '../api/use-read.ts'
import { Loaded } from '../lists/loaded.tsx'
import { useWords } from '../words/use-words.ts'
import { MailForm } from './mail-form.tsx'
import { PublicAddressForm } from './public-address-form.tsx'
import { words } from './words.ts'

/** How mails leave the server, and the address that they and search engines name. */
export function MailSettingsScreen() {
  const say = useWords()
  const translate = useTranslate()
  const mail = useRead<MailSettings>(['mail-settings'], '/mail-settings')
  const address = useRead<PublicAddress>(['public-address'], '/public-address')
  const firm = useRead<Settings>(['settings', 'firm'], '/settings')
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 3 }}>
      <Title title={translate('resources.mail-settings.name', { smart_count: 2 })} />
      <Section title={say(words.mail)}>
        <Loaded of={mail} onRetry={mail.refetch}>
          {(settings) => !firm.isPending && <MailForm settings={withFirm(settings, firm.data?.email)} />}
        </Loaded>
      </Section>
      <Section title={say(words.address)}>
        <Loaded of={address} onRetry={address.refetch}>
          {(data) => <PublicAddressForm of={data} />}
        </Loaded>
      </Section>
    </Box>
  )
}

/** Proposes the address of the settings where none is set. */
function withFirm(settings: MailSettings, email = ''): MailSettings {
  const { from, recipients } = settings
  return { ...settings, from: from || email, recipients: recipients.length > 0 || !email ? recipients : [email] }
}
