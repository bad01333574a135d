import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: 'Services',
    lead: 'What we do, from the first walk over the ground to the last drawing. Each service says how we work and what you receive.',
    description:
      'Civil engineering, architecture and structural design, planning, environmental studies, renewable energy and research.',
    disciplines: 'Disciplines',
    services: 'Services',
    ask: 'Ask about the service you need',
    subject: 'Services',
  },
  ne: {
    title: 'सेवाहरू',
    lead: 'पहिलो स्थलगत हेराइदेखि अन्तिम नक्सासम्म हामी के गर्छौँ। हामी कसरी काम गर्छौँ र तपाईंले के पाउनुहुन्छ, हरेक सेवामा लेखिएको छ।',
    description:
      'सिभिल इन्जिनियरिङ, वास्तुकला तथा संरचनात्मक डिजाइन, योजना तर्जुमा, वातावरणीय अध्ययन, नवीकरणीय ऊर्जा र अनुसन्धान।',
    disciplines: 'विधा',
    services: 'सेवा',
    ask: 'तपाईंलाई चाहिएको सेवाबारे सोध्नुहोस्',
    subject: 'सेवाहरू',
  },
})
