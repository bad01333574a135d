import MailIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const messagesFeature: StaffFeature = {
  name: 'messages',
  isForEditors: true,
  title: { en: 'Enquiry |||| Enquiries', ne: 'सोधपुछ |||| सोधपुछहरू' },
  icon: MailIcon,
  screen: () => import('./message-inbox.tsx').then(({ MessageInbox }) => MessageInbox),
  badge: () => import('./unread-badge.tsx'),
}

export const answerSettingsFeature: StaffFeature = {
  name: 'answer-settings',
  title: { en: 'Answer templates', ne: 'जवाफका ढाँचा' },
  screen: () => import('./answer-settings-screen.tsx').then(({ AnswerSettingsScreen }) => AnswerSettingsScreen),
  isForOwners: true,
}
