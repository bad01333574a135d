import OperationsIcon from '@mui/icons-material/ShowChartOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const operationsFeature: StaffFeature = {
  name: 'operations',
  title: { en: 'Operations |||| Operations', ne: 'सञ्चालन |||| सञ्चालन' },
  icon: OperationsIcon,
  screen: () => import('./operations-screen.tsx').then(({ OperationsScreen }) => OperationsScreen),
  isForOwners: true,
}
