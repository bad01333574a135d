import type { StaffWords } from '../core/words/use-words.ts'

export default {
  operations: {
    en: 'Whether the server is well: disk, jobs, e-mail, backups. What is wrong says what to do.',
    ne: 'सर्भर ठीक छ कि छैन: डिस्क, काम, इमेल, ब्याकअप। समस्या भए के गर्ने भन्ने पनि लेखिएको हुन्छ।',
  },
} satisfies StaffWords
