import type { StaffFeature } from '../core/feature.ts'

export const settingsFeature: StaffFeature = {
  name: 'settings',
  screen: () => import('./settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
  setUpPart: () => import('./settings-screen.tsx').then(({ FirmStep }) => FirmStep),
  audit: {
    versions: {
      name: { en: 'Earlier versions', ne: 'पुराना संस्करण' },
      one: { en: 'earlier versions:', ne: 'पुराना संस्करण' },
    },
    // Of older versions, which let owners correct its months.
    calendar: { name: { en: 'Calendar', ne: 'पात्रो' }, one: { en: 'the calendar of', ne: 'पात्रो' } },
  },
}
