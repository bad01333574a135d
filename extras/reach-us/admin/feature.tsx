import HoursIcon from '@mui/icons-material/AccessTime'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'reach-us',
  isForOwners: true,
  title: { en: 'Reach us |||| Reach us', ne: 'सम्पर्कका माध्यम |||| सम्पर्कका माध्यम' },
  icon: HoursIcon,
  screen: () => import('./reach-us-screen.tsx').then(({ ReachUsScreen }) => ReachUsScreen),
}
