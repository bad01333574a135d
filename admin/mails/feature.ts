import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const mailsFeature: StaffFeature = {
  name: 'mails',
  isForEditors: true,
  ...words,
  icon: OutboxIcon,
  screen: () => import('./mail-list.tsx').then(({ MailList }) => MailList),
}
