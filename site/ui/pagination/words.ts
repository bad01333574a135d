import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { label: 'Pages', page: 'Page ', previous: 'Previous', next: 'Next' },
  ne: { label: 'पृष्ठहरू', page: 'पृष्ठ ', previous: 'अघिल्लो', next: 'अर्को' },
})
