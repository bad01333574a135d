import StaffIcon from '@mui/icons-material/BadgeOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const staffFeature: StaffFeature = {
  name: 'staff',
  title: { en: 'Staff member |||| Staff', ne: 'कर्मचारी |||| कर्मचारीहरू' },
  icon: StaffIcon,
  screen: () => import('./staff-list.tsx').then(({ StaffList }) => StaffList),
  isForOwners: true,
}
