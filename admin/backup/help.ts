import type { StaffWords } from '../core/words/use-words.ts'

export default {
  backups: {
    en: 'Copies of the whole site. A backup counts once it has been read again: press “Verify” now and then.',
    ne: 'पूरै साइटको प्रतिलिपि। फेरि पढेर जाँचेपछि मात्र ब्याकअप भरपर्दो हुन्छ: बेलाबेला जाँच्नुहोस्।',
  },
} satisfies StaffWords
