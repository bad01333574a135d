import type { Help } from '../../../admin/core/feature.ts'

export default {
  visits: {
    synonyms: 'statistics, analytics, visitors, traffic, page views, तथ्याङ्क',
    en: 'How often the pages of the site are read, from which sites and countries visitors come, and what they looked for in vain.',
    ne: 'साइटका पृष्ठ कति पटक पढिन्छन्, आगन्तुक कुन साइट र देशबाट आउँछन्, र के खोजेर पाएनन्।',
  },
} satisfies Help
