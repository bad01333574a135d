import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  plots: { en: 'Over time', ne: 'समयसँगै' },
  period: { en: 'Period', ne: 'अवधि' },
  day: { en: '24 hours', ne: '२४ घण्टा' },
  month: { en: '30 days', ne: '३० दिन' },
  empty: {
    en: 'No figures yet. The first appear a few minutes after the server starts.',
    ne: 'अहिलेसम्म तथ्याङ्क छैन। सर्भर सुरु भएको केही मिनेटपछि देखिन्छ।',
  },
  more: { en: 'For whoever runs the server', ne: 'सर्भर हेर्ने व्यक्तिका लागि' },
  processes: {
    en: 'Figures of all server processes are added up (%{count} in this time; a restart counts as another).',
    ne: 'सबै सर्भर प्रक्रियाको जोड (यस अवधिमा %{count}; फेरि सुरु गर्दा नयाँ गनिन्छ)।',
  },
  table: { en: 'Table', ne: 'तालिका' },
  tableOf: { en: 'Table: %{name}', ne: 'तालिका: %{name}' },
  time: { en: 'Time', ne: 'समय' },
} satisfies StaffWords
