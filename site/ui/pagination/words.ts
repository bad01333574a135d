import { defineWords } from '../../words.ts'

export const words = defineWords({
  label: { en: 'Pages', ne: 'पृष्ठहरू' },
  page: { en: 'Page ', ne: 'पृष्ठ ' },
  previous: { en: 'Previous', ne: 'अघिल्लो' },
  next: { en: 'Next', ne: 'अर्को' },
})
