import type { Help } from '../../../admin/core/feature.ts'

export default {
  'record-health': {
    synonyms: 'confirm, up to date, quality, अभिलेखको अवस्था',
    en: 'Projects, people and certificates that need work first, with what they lack, and who has confirmed them when.',
    ne: 'परियोजना, व्यक्ति र प्रमाणपत्रमा के पुगेको छैन, सबैभन्दा कम पुगेको पहिले, र कसले कहिले पुष्टि गर्‍यो।',
  },
} satisfies Help
