import type { Help } from '../../../admin/core/feature.ts'

export default {
  'api-keys': {
    synonyms: 'token, integration, programs',
    en: 'A key lets another program read or write content. Give each program its own, and revoke it when it is no longer used.',
    ne: 'कुञ्जीले अर्को प्रोग्रामलाई सामग्री पढ्न वा लेख्न दिन्छ। हरेकलाई बेग्लै दिनुहोस्, र काम सकिएपछि अमान्य बनाउनुहोस्।',
  },
} satisfies Help
