import MenuIcon from '@mui/icons-material/Menu'
import type { StaffFeature } from '../core/feature.ts'

/** The entries of the header and the links of the footer. */
export const menusFeature: StaffFeature = {
  name: 'menus',
  icon: MenuIcon,
  screen: () => import('../content/content-edit.tsx').then(({ OnlyItemScreen }) => OnlyItemScreen),
}
