import { createSvgIcon } from '@mui/material'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'reach-us',
  isForOwners: true,
  title: { en: 'Reach us |||| Reach us', ne: 'सम्पर्कका माध्यम |||| सम्पर्कका माध्यम' },
  icon: createSvgIcon(
    <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16m.5-13H11v6l5.25 3.15.75-1.23-4.5-2.67z" />,
    'Hours',
  ),
  screen: () => import('./reach-us-screen.tsx').then(({ ReachUsScreen }) => ReachUsScreen),
  audit: {
    'reach-us': { name: { en: 'Reach us', ne: 'सम्पर्कका माध्यम' }, one: { en: 'the settings of', ne: 'सेटिङ:' } },
  },
}
