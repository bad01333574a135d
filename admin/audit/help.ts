import type { Help } from '../core/feature.ts'

export default {
  audit: {
    synonyms: 'log, activity, changes, who did what',
    en: 'Who did what and when. Nothing here can be changed.',
    ne: 'कसले कहिले के गर्‍यो। यहाँको कुनै कुरा बदल्न मिल्दैन।',
  },
} satisfies Help
