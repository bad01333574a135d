import CheckedIcon from '@mui/icons-material/CheckCircleOutlined'
import type { StaffFeature } from '../../../admin/core/feature.ts'

export const feature: StaffFeature = {
  name: 'record-health',
  isForEditors: true,
  title: { en: 'Health of the records', ne: 'विवरणको जाँच' },
  icon: CheckedIcon,
  screen: () => import('./record-health-screen.tsx').then(({ RecordHealthScreen }) => RecordHealthScreen),
  audit: {
    'record-health': {
      name: { en: 'Checks of records', ne: 'अभिलेखको जाँच' },
      one: { en: 'the checks of records:', ne: 'अभिलेखको जाँच:' },
    },
  },
  warning: {
    en: 'Corrections of records wait, or a record was not checked for too long: see “Health of the records”.',
    ne: 'सच्याउनुपर्ने कुरा बाँकी छन्, वा कुनै अभिलेख धेरै समयदेखि जाँचिएको छैन: “विवरणको जाँच” हेर्नुहोस्।',
  },
  itemCheck: () => import('./record-check.tsx'),
  jobs: { confirmations: { en: 'Questions whether records are still true', ne: 'अभिलेख अझै सही छ कि भन्ने प्रश्न' } },
}
