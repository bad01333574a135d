import MailIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../feature.ts'

export const mailSettingsFeature: StaffFeature = {
  name: 'mail-settings',
  title: { en: 'Mail and address |||| Mail and address', ne: 'इमेल र ठेगाना |||| इमेल र ठेगाना' },
  icon: MailIcon,
  screen: () => import('./mail-settings-screen.tsx').then(({ MailSettingsScreen }) => MailSettingsScreen),
  isForOwners: true,
  setUpStep: {
    place: 60,
    title: { en: 'Mail and address', ne: 'इमेल र ठेगाना' },
    help: {
      en: 'The mail server that messages are sent with, and the public address of the site. Send yourself a test e-mail.',
      ne: 'सन्देश पठाउने मेल सर्भर, र साइटको सार्वजनिक ठेगाना। आफैँलाई परीक्षण इमेल पठाउनुहोस्।',
    },
    path: '/mail-settings',
  },
  readiness: () => import('./readiness.ts').then(({ readiness }) => readiness),
  audit: {
    'mail-settings': {
      name: { en: 'Mail server', ne: 'मेल सर्भर' },
      one: { en: 'the mail server', ne: 'मेल सर्भर' },
      path: () => '/mail-settings',
    },
    'public-address': {
      name: { en: 'Public address', ne: 'सार्वजनिक ठेगाना' },
      one: { en: 'the public address', ne: 'सार्वजनिक ठेगाना' },
      path: () => '/mail-settings',
    },
  },
}
