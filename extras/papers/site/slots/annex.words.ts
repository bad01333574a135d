import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  papers: { en: 'Annex: papers', ne: 'अनुसूची: कागजात' },
  fiscalYear: { en: (year: string) => `Fiscal year ${year}`, ne: (year: string) => `आर्थिक वर्ष ${year}` },
})
