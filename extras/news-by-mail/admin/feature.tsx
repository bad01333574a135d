import LetterIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'news-by-mail',
  title: { en: 'News by mail', ne: 'समाचार इमेलमा' },
  icon: LetterIcon,
  screen: () => import('./news-by-mail-screen.tsx').then(({ NewsByMailScreen }) => NewsByMailScreen),
  isForOwners: true,
}
