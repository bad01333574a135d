import ApplicationsIcon from '@mui/icons-material/Inbox'
import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'applications',
  ...words,
  icon: ApplicationsIcon,
  screen: () => import('./applications-screen.tsx').then(({ ApplicationsScreen }) => ApplicationsScreen),
  isForEditors: true,
  audit: { application: { ...words.audit.application, path: (id) => `/applications/${id}` } },
}
