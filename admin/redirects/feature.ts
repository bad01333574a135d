import RedirectIcon from '@mui/icons-material/ForkRightOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const redirectsFeature: StaffFeature = {
  name: 'redirects',
  title: { en: 'Redirect |||| Redirects', ne: 'पुनर्निर्देशन |||| पुनर्निर्देशनहरू' },
  icon: RedirectIcon,
  screen: () => import('./redirect-list.tsx').then(({ RedirectList }) => RedirectList),
  isForOwners: true,
}
