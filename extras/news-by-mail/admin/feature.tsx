import LetterIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'news-by-mail',
  title: { en: 'News by mail', ne: 'समाचार इमेलमा' },
  icon: LetterIcon,
  screen: () => import('./news-by-mail-screen.tsx').then(({ NewsByMailScreen }) => NewsByMailScreen),
  isForOwners: true,
  audit: {
    'news-by-mail': {
      name: { en: 'News by mail', ne: 'समाचार इमेलमा' },
      one: { en: 'news by mail:', ne: 'समाचार इमेलमा:' },
    },
  },
  actions: { send: { en: 'sent', ne: 'पठाउनुभयो' } },
  mails: {
    'news-by-mail': { en: 'News to those who signed up', ne: 'नाम दर्ता गरेकालाई समाचार' },
    'news-by-mail-link': { en: 'Link to confirm a sign-up for news', ne: 'समाचारको दर्ता पुष्टि गर्ने लिङ्क' },
  },
}
