import BackupIcon from '@mui/icons-material/BackupOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const backupsFeature: StaffFeature = {
  name: 'backups',
  title: { en: 'Backup |||| Backups', ne: 'ब्याकअप |||| ब्याकअप' },
  icon: BackupIcon,
  screen: () => import('./backups-screen.tsx').then(({ BackupsScreen }) => BackupsScreen),
  isForOwners: true,
  audit: {
    backup: { name: { en: 'Backups', ne: 'ब्याकअपहरू' }, one: { en: 'the backup', ne: 'ब्याकअप' } },
    export: { name: { en: 'Exports', ne: 'निर्यातहरू' }, one: { en: 'the content of the site', ne: 'साइटको सामग्री' } },
  },
  warning: {
    en: 'There is no backup of the last two days, or the last one failed.',
    ne: 'पछिल्लो दुई दिनको ब्याकअप छैन, वा पछिल्लो प्रयास असफल भयो।',
  },
}
