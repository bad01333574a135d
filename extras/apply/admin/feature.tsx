import ApplicationsIcon from '@mui/icons-material/Inbox'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'applications',
  title: { en: 'Application |||| Applications', ne: 'आवेदन |||| आवेदन' },
  icon: ApplicationsIcon,
  screen: () => import('./applications-screen.tsx').then(({ ApplicationsScreen }) => ApplicationsScreen),
  isForEditors: true,
  audit: {
    application: {
      name: { en: 'Applications', ne: 'आवेदन' },
      one: { en: 'an application:', ne: 'आवेदन:' },
      path: (id) => `/applications/${id}`,
    },
  },
  actions: { open: { en: 'opened', ne: 'खोल्नुभयो' } },
  mails: {
    application: { en: 'New application', ne: 'नयाँ आवेदन' },
    'application-receipt': { en: 'Receipt of an application', ne: 'आवेदनको प्राप्ति' },
    'application-answer': { en: 'Answer to an applicant', ne: 'आवेदकलाई जवाफ' },
  },
}
