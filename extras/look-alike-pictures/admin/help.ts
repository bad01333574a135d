import type { Help } from '../../../admin/core/feature.ts'

export default {
  'alike-pictures': {
    en: 'Pictures that look the same. Keep one of them: it is then shown wherever the others were.',
    ne: 'उस्तै देखिने तस्बिर। एउटा राख्नुहोस्: अरू भएका ठाउँमा त्यही देखिन्छ।',
    synonyms: 'duplicates, doubles',
  },
} satisfies Help
