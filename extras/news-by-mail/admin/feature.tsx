import LetterIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'news-by-mail',
  ...words,
  icon: LetterIcon,
  screen: () => import('./news-by-mail-screen.tsx').then(({ NewsByMailScreen }) => NewsByMailScreen),
  isForOwners: true,
}
