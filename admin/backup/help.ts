import type { Help } from '../core/feature.ts'

export default {
  backups: {
    synonyms: 'restore, export, download everything',
    en: 'Copies of the whole site. A backup counts once it has been read again: press “Verify” now and then.',
    ne: 'पूरै साइटको प्रतिलिपि। फेरि पढेर जाँचेपछि मात्र ब्याकअप भरपर्दो हुन्छ: बेलाबेला जाँच्नुहोस्।',
    readiness: {
      backup: {
        text: { en: 'Automatic backups, one of them checked', ne: 'आफैँ बन्ने ब्याकअप, एउटा जाँचिएको' },
        help: {
          en: 'Set BACKUP_DIR on the server, then press “Back up now”: that backup is read again.',
          ne: 'सर्भरमा BACKUP_DIR तोक्नुहोस्, अनि “अहिले ब्याकअप बनाउनुहोस्” थिच्नुहोस्: त्यो ब्याकअप पढेर जाँचिन्छ।',
        },
        path: '/backups',
      },
    },
  },
} satisfies Help
