import RedirectIcon from '@mui/icons-material/ForkRightOutlined'
import type { StaffFeature } from '../feature.ts'

export const redirectsFeature: StaffFeature = {
  readiness: {
    oldAddresses: {
      text: { en: 'Links of other sites that lead to a page', ne: 'पृष्ठमा पुग्ने अरू साइटका लिङ्क' },
      help: {
        en: 'Redirect the addresses of your old site that visitors still follow.',
        ne: 'आगन्तुक अझै आइरहने पुरानो साइटका ठेगाना नयाँ पृष्ठतिर पठाउनुहोस्।',
      },
      path: '/redirects',
    },
  },
  name: 'redirects',
  title: { en: 'Redirect |||| Redirects', ne: 'पुनर्निर्देशन |||| पुनर्निर्देशनहरू' },
  icon: RedirectIcon,
  screen: () => import('./redirect-list.tsx').then(({ RedirectList }) => RedirectList),
  isForOwners: true,
  audit: {
    redirects: {
      name: { en: 'Redirects', ne: 'पुनर्निर्देशनहरू' },
      one: { en: 'the redirect from', ne: 'पुनर्निर्देशन' },
      path: (id) => `/redirects/${id}`,
    },
  },
}
