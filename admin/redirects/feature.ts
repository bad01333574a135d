import RedirectIcon from '@mui/icons-material/ForkRightOutlined'
import type { StaffFeature } from '../core/feature.ts'
import words from './feature-words.json' with { type: 'json' }

export const redirectsFeature: StaffFeature = {
  name: 'redirects',
  ...words,
  icon: RedirectIcon,
  screen: () => import('./redirect-list.tsx').then(({ RedirectList }) => RedirectList),
  isForOwners: true,
  audit: { redirects: { ...words.audit.redirects, path: (id) => `/redirects/${id}` } },
}
