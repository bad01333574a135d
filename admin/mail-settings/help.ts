import type { StaffWords } from '../core/words/use-words.ts'

export default {
  'mail-settings': {
    en: 'How the site sends mail, and the address under which it is public. “Send me one” tells you what the mail server says.',
    ne: 'साइटले कसरी इमेल पठाउँछ र कुन ठेगानामा सार्वजनिक छ। एउटा आफैंलाई पठाएर इमेल सर्भरको जवाफ हेर्नुहोस्।',
  },
} satisfies StaffWords
