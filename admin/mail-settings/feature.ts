import MailIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const mailSettingsFeature: StaffFeature = {
  name: 'mail-settings',
  title: { en: 'Mail and address |||| Mail and address', ne: 'इमेल र ठेगाना |||| इमेल र ठेगाना' },
  icon: MailIcon,
  screen: () => import('./mail-settings-screen.tsx').then(({ MailSettingsScreen }) => MailSettingsScreen),
  isForOwners: true,
}
