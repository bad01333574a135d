import StandingListIcon from '@mui/icons-material/FormatListBulleted'
import type { StaffFeature } from '../../../admin/core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const feature: StaffFeature = {
  name: 'standing-list',
  ...words,
  icon: StandingListIcon,
  screen: () => import('./applications/standing-list-screen.tsx').then(({ StandingListScreen }) => StandingListScreen),
  isForBids: true,
  audit: {
    'standing-application': { ...words.audit['standing-application'], path: (id) => `/standing-list/${id}` },
    office: { ...words.audit.office, path: (id) => `/standing-list/office-${id}` },
    letter_wording: { ...words.audit.letter_wording, path: () => '/standing-list/wording' },
  },
}
