import { createSvgIcon } from '@mui/material'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'sheets',
  isForEditors: true,
  title: { en: 'Project sheet |||| Project sheets', ne: 'परियोजना पाना |||| परियोजना पानाहरू' },
  icon: createSvgIcon(
    <path d="M15 21h-2v-2h2zm-2-7h-2v5h2zm8-2h-2v4h2zm-2-2h-2v2h2zM7 12H5v2h2zm-2-2H3v2h2zm7-5h2V3h-2zm-7.5-.5v3h3v-3zM9 9H3V3h6zm-4.5 7.5v3h3v-3zM9 21H3v-6h6zm7.5-16.5v3h3v-3zM21 9h-6V3h6zm-2 10v-3h-4v2h2v3h4v-2zm-2-7h-4v2h4zm-4-2H7v2h2v2h2v-2h2zm1-1V7h-2V5h-2v4zM6.75 5.25h-1.5v1.5h1.5zm0 12h-1.5v1.5h1.5zm12-12h-1.5v1.5h1.5z" />,
    'Sheet',
  ),
  screen: () => import('./sheets-screen.tsx').then(({ SheetsScreen }) => SheetsScreen),
}
