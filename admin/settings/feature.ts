import type { StaffFeature } from '../core/feature.ts'

export const settingsFeature: StaffFeature = {
  name: 'settings',
  screen: () => import('./settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
  setUpPart: () => import('./settings-screen.tsx').then(({ FirmStep }) => FirmStep),
}
