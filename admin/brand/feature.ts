import BrandIcon from '@mui/icons-material/PaletteOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const brandFeature: StaffFeature = {
  name: 'brand',
  icon: BrandIcon,
  screen: () => import('./brand-preview.tsx').then(({ BrandScreen }) => BrandScreen),
}
