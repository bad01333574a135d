import MenuIcon from '@mui/icons-material/Menu'
import type { StaffFeature } from '../core/feature.ts'

export const menusFeature: StaffFeature = {
  name: 'menus',
  icon: MenuIcon,
  screen: () => import('./menus-screen.tsx').then(({ MenusScreen }) => MenusScreen),
}
