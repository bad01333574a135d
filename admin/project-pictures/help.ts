import type { Help } from '../core/feature.ts'

export default {
  'project-pictures': {
    en: 'Many photographs at once, each with the project that its name or place tells. Check the choices before you store them.',
    ne: 'धेरै फोटो एकैपटक, नाम वा स्थानले बताएको परियोजनासहित। राख्नुअघि छनोट जाँच्नुहोस्।',
    synonyms: 'folder, match photos',
  },
} satisfies Help
