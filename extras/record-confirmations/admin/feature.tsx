import CheckedIcon from '@mui/icons-material/CheckCircleOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'record-health',
  isForEditors: true,
  ...words,
  icon: CheckedIcon,
  screen: () => import('./record-health-screen.tsx').then(({ RecordHealthScreen }) => RecordHealthScreen),
  itemCheck: () => import('./record-check.tsx'),
}
