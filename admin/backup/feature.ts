import BackupIcon from '@mui/icons-material/BackupOutlined'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const backupsFeature: StaffFeature = {
  name: 'backups',
  ...words,
  icon: BackupIcon,
  screen: () => import('./backups-screen.tsx').then(({ BackupsScreen }) => BackupsScreen),
  isForOwners: true,
}
