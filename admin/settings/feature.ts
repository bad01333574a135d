import type { StaffFeature } from '../feature.ts'

export const settingsFeature: StaffFeature = {
  name: 'settings',
  readiness: () => import('./readiness.ts').then(({ readiness }) => readiness),
  screen: () => import('./settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
  setUpStep: {
    place: 20,
    title: { en: 'The firm', ne: 'संस्था' },
    help: {
      en: 'What every page says of the firm. Nepali is optional: pages show English where it is left empty. All of it can be changed later, under Settings.',
      ne: 'हरेक पृष्ठमा संस्थाबारे देखिने कुरा। नेपाली ऐच्छिक हो: खाली छोडेको ठाउँमा अङ्ग्रेजी देखिन्छ। सबै कुरा पछि सेटिङमा फेर्न सकिन्छ।',
    },
    part: () => import('./settings-screen.tsx').then(({ FirmStep }) => FirmStep),
  },
  audit: {
    versions: {
      name: { en: 'Earlier versions', ne: 'पुराना संस्करण' },
      one: { en: 'earlier versions:', ne: 'पुराना संस्करण' },
      path: () => '/settings',
    },
    // Of older versions, which let owners correct its months.
    calendar: {
      name: { en: 'Calendar', ne: 'पात्रो' },
      one: { en: 'the calendar of', ne: 'पात्रो' },
      path: () => '/settings',
    },
  },
}
