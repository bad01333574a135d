import KeyIcon from '@mui/icons-material/KeyOutlined'
import type { StaffFeature } from '../core/feature.ts'

export const apiKeysFeature: StaffFeature = {
  name: 'api-keys',
  title: { en: 'API key |||| API keys', ne: 'API कुञ्जी |||| API कुञ्जीहरू' },
  icon: KeyIcon,
  screen: () => import('./api-keys-screen.tsx').then(({ ApiKeysScreen }) => ApiKeysScreen),
  isForOwners: true,
  audit: {
    'api-keys': { name: { en: 'API keys', ne: 'API कुञ्जीहरू' }, one: { en: 'the API key', ne: 'API कुञ्जी' } },
  },
  effectOfDisabling: () => import('./effect-of-disabling.ts').then(({ effectOfDisabling }) => effectOfDisabling),
}
