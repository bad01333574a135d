import { createSvgIcon } from '@mui/material'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'news-by-mail',
  title: { en: 'News by mail', ne: 'समाचार इमेलमा' },
  icon: createSvgIcon(
    <path d="M20 4H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 14H4V8l8 5 8-5zm-8-7L4 6h16z" />,
    'Letter',
  ),
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
