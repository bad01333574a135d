import MailIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const mailSettingsFeature: StaffFeature = {
  name: 'mail-settings',
  title: { en: 'Mail and address |||| Mail and address', ne: 'इमेल र ठेगाना |||| इमेल र ठेगाना' },
  icon: MailIcon,
  screen: () => import('./mail-settings-screen.tsx').then(({ MailSettingsScreen }) => MailSettingsScreen),
  isForOwners: true,
  audit: {
    'mail-settings': { name: { en: 'Mail server', ne: 'मेल सर्भर' }, one: { en: 'the mail server', ne: 'मेल सर्भर' } },
    'public-address': {
      name: { en: 'Public address', ne: 'सार्वजनिक ठेगाना' },
      one: { en: 'the public address', ne: 'सार्वजनिक ठेगाना' },
    },
  },
}
