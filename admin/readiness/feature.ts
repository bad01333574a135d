import CheckIcon from '@mui/icons-material/FactCheckOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const readinessFeature: StaffFeature = {
  name: 'readiness',
  title: { en: 'Before you go public', ne: 'सार्वजनिक गर्नुअघि' },
  icon: CheckIcon,
  screen: () => import('./readiness-screen.tsx').then(({ ReadinessScreen }) => ReadinessScreen),
  section: () => import('./readiness-section.tsx').then(({ ReadinessSection }) => ReadinessSection),
  isForOwners: true,
}
