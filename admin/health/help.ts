import type { Help } from '../core/feature.ts'

export default {
  operations: {
    synonyms: 'server, disk, memory, errors, health',
    en: 'Whether the server is well: disk, jobs, e-mail, backups. What is wrong says what to do.',
    ne: 'सर्भर ठीक छ कि छैन: डिस्क, काम, इमेल, ब्याकअप। समस्या भए के गर्ने भन्ने पनि लेखिएको हुन्छ।',
    readiness: {
      secureAddress: {
        text: { en: 'A public address with a valid certificate', ne: 'मान्य प्रमाणपत्र भएको सार्वजनिक ठेगाना' },
        help: { en: 'Enter an https address.', ne: 'https ठेगाना लेख्नुहोस्।' },
        path: '/mail-settings',
      },
    },
  },
} satisfies Help
