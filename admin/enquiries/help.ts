import type { Help } from '../core/feature.ts'

export default {
  'answer-settings': {
    synonyms: 'reply, replies, signature',
    en: 'Answers to start from, in each language, and to whom replies go. {name} and {reference} are filled in.',
    ne: 'हरेक भाषामा जवाफका ढाँचा, र प्रत्युत्तर कसलाई जाने। {name} र {reference} आफैं भरिन्छन्।',
  },
  messages: {
    synonyms: 'messages, inbox, contact form, सन्देश',
    en: 'What visitors have written. Assign a message to somebody, answer it, and mark it as answered. Possible spam waits apart and is never lost.',
    ne: 'आगन्तुकले लेखेका सन्देश। कसैलाई जिम्मा दिनुहोस्, जवाफ दिनुहोस् र जवाफ दिइएको चिह्न लगाउनुहोस्। शङ्कास्पद सन्देश छुट्टै रहन्छ, हराउँदैन।',
  },
} satisfies Help
