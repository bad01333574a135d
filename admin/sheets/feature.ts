import SheetIcon from '@mui/icons-material/QrCode2Outlined'
import type { StaffFeature } from '../core/feature.ts'

export const sheetsFeature: StaffFeature = {
  name: 'sheets',
  isForEditors: true,
  title: { en: 'Project sheet |||| Project sheets', ne: 'परियोजना पाना |||| परियोजना पानाहरू' },
  synonyms: 'qr code, print, verify',
  icon: SheetIcon,
  screen: () => import('./sheets-screen.tsx').then(({ SheetsScreen }) => SheetsScreen),
  audit: {
    'sheet-keys': {
      name: { en: 'Keys of project sheets', ne: 'परियोजना पानाका कुञ्जी' },
      one: { en: 'the key of project sheets', ne: 'परियोजना पानाको कुञ्जी' },
      path: () => '/sheets',
    },
  },
}
