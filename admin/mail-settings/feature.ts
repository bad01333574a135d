import MailIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const mailSettingsFeature: StaffFeature = {
  name: 'mail-settings',
  ...words,
  icon: MailIcon,
  screen: () => import('./mail-settings-screen.tsx').then(({ MailSettingsScreen }) => MailSettingsScreen),
  isForOwners: true,
}
