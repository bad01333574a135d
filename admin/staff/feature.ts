import StaffIcon from '@mui/icons-material/BadgeOutlined'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const staffFeature: StaffFeature = {
  name: 'staff',
  ...words,
  icon: StaffIcon,
  screen: () => import('./staff-list.tsx').then(({ StaffList }) => StaffList),
  isForOwners: true,
  audit: { ...words.audit, staff: { ...words.audit.staff, path: (id) => `/staff/${encodeURIComponent(id)}` } },
}
