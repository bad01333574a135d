import type { Help } from '../../../admin/core/feature.ts'

export default {
  webhooks: {
    synonyms: 'integration, notifications',
    en: 'Tells other programs at once when something is published. Send a test before you rely on it.',
    ne: 'केही प्रकाशित हुँदा अन्य प्रोग्रामलाई तुरुन्तै खबर गर्छ। भर पर्नुअघि परीक्षण पठाउनुहोस्।',
  },
} satisfies Help
