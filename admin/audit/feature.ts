import HistoryIcon from '@mui/icons-material/FactCheckOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const auditFeature: StaffFeature = {
  name: 'audit',
  title: { en: 'Audit log |||| Audit log', ne: 'गतिविधि अभिलेख |||| गतिविधि अभिलेख' },
  icon: HistoryIcon,
  screen: () => import('./audit-list.tsx').then(({ AuditList }) => AuditList),
  isForOwners: true,
}
