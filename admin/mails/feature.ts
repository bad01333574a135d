import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const mailsFeature: StaffFeature = {
  name: 'mails',
  isForEditors: true,
  title: { en: 'Sent e-mail |||| Sent e-mail', ne: 'पठाइएको इमेल |||| पठाइएका इमेल' },
  icon: OutboxIcon,
  screen: () => import('./mail-list.tsx').then(({ MailList }) => MailList),
  audit: {
    mail: { name: { en: 'E-mails', ne: 'इमेलहरू' }, one: { en: 'an e-mail', ne: 'इमेल' } },
  },
  jobs: { mail: { en: '%{count} e-mails', ne: '%{count} इमेल' } },
}
