import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  backup: {
    text: { en: 'Automatic backups, one of them checked', ne: 'आफैँ बन्ने ब्याकअप, एउटा जाँचिएको' },
    help: {
      en: 'Set BACKUP_DIR on the server, then press “Back up now”: that backup is read again.',
      ne: 'सर्भरमा BACKUP_DIR तोक्नुहोस्, अनि “अहिले ब्याकअप बनाउनुहोस्” थिच्नुहोस्: त्यो ब्याकअप पढेर जाँचिन्छ।',
    },
    path: '/backups',
  },
}
