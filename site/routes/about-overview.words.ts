import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    map: 'Where we have worked',
    mapIntro: 'Every district with a project of ours, from the Tarai to the high Himal.',
    ask: 'Ask about working with us',
    subject: 'Working with you',
  },
  ne: {
    map: 'हामीले काम गरेका ठाउँ',
    mapIntro: 'तराईदेखि उच्च हिमालसम्म, हाम्रा परियोजना भएका सबै जिल्ला।',
    ask: 'हामीसँग काम गर्नेबारे सोध्नुहोस्',
    subject: 'तपाईंहरूसँग काम गर्ने बारे',
  },
})
