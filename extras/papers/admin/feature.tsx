import CertificateIcon from '@mui/icons-material/CardMembershipOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'papers',
  title: { en: 'Paper |||| Papers', ne: 'कागजात |||| कागजात' },
  icon: CertificateIcon,
  screen: () => import('./papers-screen.tsx').then(({ PapersScreen }) => PapersScreen),
  isForBids: true,
}
