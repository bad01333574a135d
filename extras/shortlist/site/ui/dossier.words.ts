import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    /** Of the ids of what has words in the drawing. */
    suffix: '',
    title: 'Selected references',
    preparedFor: 'Prepared for',
    /** Stands in front of the recipient, or behind. */
    recipient: ['Prepared for ', ''],
    preparedForHelp: 'Optional: a line on the printed cover, also in the link.',
    map: (districts: string) => `Map of Nepal with ${districts}`,
    source: 'Boundaries: Open Knowledge Nepal – Local Boundaries, CC BY 4.0, simplified',
    ask: 'Ask about these',
    print: 'Print / Save as PDF',
    remove: 'Remove',
    undo: 'Undo',
    removed: 'was removed.',
    projects: 'Projects',
    people: 'People',
    /** Of page numbers on paper. */
    pages: '',
  },
  ne: {
    suffix: '-ne',
    title: 'छानिएका काम',
    preparedFor: 'प्रापक',
    recipient: ['', 'का लागि तयार पारिएको'],
    preparedForHelp: 'ऐच्छिक: प्रिन्टको आवरणमा देखिने नाम; लिङ्कमा पनि रहन्छ।',
    map: (districts: string) => `नेपालको नक्सा: ${districts}`,
    source: 'सिमानाको स्रोत: ओपन नलेज नेपाल, CC BY 4.0, सरलीकृत',
    ask: 'यिनबारे सोध्नुहोस्',
    print: 'प्रिन्ट / PDF मा सुरक्षित',
    remove: 'हटाउनुहोस्',
    undo: 'पूर्ववत् गर्नुहोस्',
    removed: 'हटाइयो।',
    projects: 'परियोजनाहरू',
    people: 'व्यक्तिहरू',
    pages: '@page dossier{@bottom-right{content:counter(page,devanagari)}}',
  },
})
