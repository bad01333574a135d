import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  /** Of the ids of what has words in the drawing. */
  suffix: { en: '', ne: '-ne' },
  title: { en: 'Selected references', ne: 'छानिएका काम' },
  preparedFor: { en: 'Prepared for', ne: 'प्रापक' },
  /** Stands in front of the recipient, or behind. */
  recipient: { en: ['Prepared for ', ''], ne: ['', 'का लागि तयार पारिएको'] },
  preparedForHelp: {
    en: 'Optional: a line on the printed cover, also in the link.',
    ne: 'ऐच्छिक: प्रिन्टको आवरणमा देखिने नाम; लिङ्कमा पनि रहन्छ।',
  },
  map: {
    en: (districts: string) => `Map of Nepal with ${districts}`,
    ne: (districts: string) => `नेपालको नक्सा: ${districts}`,
  },
  source: {
    en: 'Boundaries: Open Knowledge Nepal – Local Boundaries, CC BY 4.0, simplified',
    ne: 'सिमानाको स्रोत: ओपन नलेज नेपाल, CC BY 4.0, सरलीकृत',
  },
  ask: { en: 'Ask about these', ne: 'यिनबारे सोध्नुहोस्' },
  print: { en: 'Print / Save as PDF', ne: 'प्रिन्ट / PDF मा सुरक्षित' },
  remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
  undo: { en: 'Undo', ne: 'पूर्ववत् गर्नुहोस्' },
  removed: { en: 'was removed.', ne: 'हटाइयो।' },
  projects: { en: 'Projects', ne: 'परियोजनाहरू' },
  people: { en: 'People', ne: 'व्यक्तिहरू' },
  /** Of page numbers on paper. */
  pages: { en: '', ne: '@page dossier{@bottom-right{content:counter(page,devanagari)}}' },
})
