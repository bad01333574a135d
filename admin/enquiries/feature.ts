import MailIcon from '@mui/icons-material/MailOutlined'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const messagesFeature: StaffFeature = {
  name: 'messages',
  isForEditors: true,
  ...words,
  icon: MailIcon,
  screen: () => import('./message-inbox.tsx').then(({ MessageInbox }) => MessageInbox),
  badge: () => import('./unread-badge.tsx'),
  audit: { message: { ...words.audit.message, path: (id) => `/messages/${id}?state=all` } },
}

export const answerSettingsFeature: StaffFeature = {
  name: 'answer-settings',
  title: { en: 'Answer templates', ne: 'जवाफका ढाँचा' },
  screen: () => import('./answer-settings-screen.tsx').then(({ AnswerSettingsScreen }) => AnswerSettingsScreen),
  isForOwners: true,
}
