import StandingListIcon from '@mui/icons-material/FormatListBulleted'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'standing-list',
  title: { en: 'Standing list |||| Standing list', ne: 'मौजुदा सूची |||| मौजुदा सूची' },
  icon: StandingListIcon,
  screen: () => import('./applications/standing-list-screen.tsx').then(({ StandingListScreen }) => StandingListScreen),
  isForBids: true,
}
