import OperationsIcon from '@mui/icons-material/ShowChartOutlined'
import type { StaffFeature } from '../feature.ts'

export const operationsFeature: StaffFeature = {
  readiness: {
    secureAddress: {
      text: { en: 'A public address with a valid certificate', ne: 'मान्य प्रमाणपत्र भएको सार्वजनिक ठेगाना' },
      help: {
        en: 'Enter an https address, and restart the server.',
        ne: 'https ठेगाना लेख्नुहोस्, अनि सर्भर फेरि सुरु गर्नुहोस्।',
      },
      path: '/mail-settings',
    },
  },
  name: 'operations',
  title: { en: 'Operations |||| Operations', ne: 'सञ्चालन |||| सञ्चालन' },
  icon: OperationsIcon,
  screen: () => import('./operations-screen.tsx').then(({ OperationsScreen }) => OperationsScreen),
  isForOwners: true,
}
