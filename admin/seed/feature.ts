import SampleIcon from '@mui/icons-material/Book'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const seedFeature: StaffFeature = {
  name: 'sample',
  ...words,
  icon: SampleIcon,
  screen: () => import('./sample-screen.tsx').then(({ SampleScreen }) => SampleScreen),
  isForOwners: true,
}
