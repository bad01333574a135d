import CertificateIcon from '@mui/icons-material/CardMembershipOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'papers',
  title: { en: 'Paper |||| Papers', ne: 'कागजात |||| कागजात' },
  icon: CertificateIcon,
  screen: () => import('./papers-screen.tsx').then(({ PapersScreen }) => PapersScreen),
  isForBids: true,
  audit: {
    paper: {
      name: { en: 'Papers', ne: 'कागजात' },
      one: { en: 'a paper of the firm:', ne: 'संस्थाको कागजात:' },
      path: (id) => `/papers/${id}`,
    },
  },
  mails: { papers: { en: 'Papers to renew', ne: 'नवीकरण गर्नुपर्ने कागजात' } },
}
