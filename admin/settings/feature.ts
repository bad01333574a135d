import type { StaffFeature } from '../feature.ts'

export const settingsFeature: StaffFeature = {
  name: 'settings',
  readiness: {
    firmName: {
      text: { en: 'The firm’s own name', ne: 'संस्थाकै नाम' },
      help: { en: 'Enter it in the settings.', ne: 'सेटिङमा नाम लेख्नुहोस्।' },
      path: '/settings',
    },
  },
  screen: () => import('./settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
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
