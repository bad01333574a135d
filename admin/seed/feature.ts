import SampleIcon from '@mui/icons-material/Book'
import type { StaffFeature } from '../core/feature.ts'

export const seedFeature: StaffFeature = {
  name: 'sample',
  title: { en: 'Sample content |||| Sample content', ne: 'नमुना सामग्री |||| नमुना सामग्री' },
  icon: SampleIcon,
  screen: () => import('./sample-screen.tsx').then(({ SampleScreen }) => SampleScreen),
  isForOwners: true,
}
