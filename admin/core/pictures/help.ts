import type { Help } from '../feature.ts'

export default {
  pictures: {
    synonyms: 'photos, photographs, images, gallery, media library, फोटो',
    en: 'All pictures, and where each is used. Describe each in one sentence for people who cannot see it.',
    ne: 'सबै तस्बिर र तिनको प्रयोग। नदेख्नेका लागि हरेकको एक वाक्यमा वर्णन गर्नुहोस्।',
  },
  'picture-texts': {
    en: 'Pictures that lack a description for people who cannot see them. Write one sentence for each; the next one follows.',
    ne: 'नदेख्नेका लागि वर्णन नभएका तस्बिर। हरेकको एक वाक्य लेख्नुहोस्; त्यसपछि अर्को आउँछ।',
    synonyms: 'alternative text, alt text, descriptions',
  },
} satisfies Help
