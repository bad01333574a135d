import CertificateIcon from '@mui/icons-material/CardMembershipOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'papers',
  title: words.title,
  icon: CertificateIcon,
  screen: () => import('./papers-screen.tsx').then(({ PapersScreen }) => PapersScreen),
  isForBids: true,
  audit: { paper: { ...words.paper, path: (id) => `/papers/${id}` } },
  mails: words.mails,
}
