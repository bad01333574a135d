import ImportIcon from '@mui/icons-material/MoveToInboxOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const importsFeature: StaffFeature = {
  name: 'imports',
  title: { en: 'Import |||| Import', ne: 'आयात |||| आयात' },
  icon: ImportIcon,
  screen: () => import('./imports-screen.tsx').then(({ ImportsScreen }) => ImportsScreen),
  isForOwners: true,
}
