import type { StaffWords } from '../core/words/use-words.ts'

export default {
  audit: {
    en: 'Who did what and when. Nothing here can be changed.',
    ne: 'कसले कहिले के गर्‍यो। यहाँको कुनै कुरा बदल्न मिल्दैन।',
  },
} satisfies StaffWords
