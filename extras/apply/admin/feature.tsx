import ApplicationsIcon from '@mui/icons-material/Inbox'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'applications',
  title: { en: 'Application |||| Applications', ne: 'आवेदन |||| आवेदन' },
  icon: ApplicationsIcon,
  screen: () => import('./applications-screen.tsx').then(({ ApplicationsScreen }) => ApplicationsScreen),
  section: () => import('./new-section.tsx').then(({ NewSection }) => NewSection),
  isForEditors: true,
}
