import { createSvgIcon } from '@mui/material'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'visits',
  title: { en: 'Visits', ne: 'भ्रमण' },
  icon: createSvgIcon(<path d="M3 3h2v16h16v2H3zm4 10h3v4H7zm5-4h3v8h-3zm5-4h3v12h-3z" />, 'Visits'),
  screen: () => import('./visits-screen.tsx').then(({ VisitsScreen }) => VisitsScreen),
  section: () => import('./month-section.tsx').then(({ MonthSection }) => MonthSection),
  itemNote: () => import('./read-note.tsx'),
}
