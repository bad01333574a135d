import type { StaffWords } from '../words/use-words.ts'

/** Every list has them: the other words of the sample would weigh on its first load. */
export const sampleChipWords = {
  label: { en: 'Sample', ne: 'नमुना' },
  help: { en: 'Came with the sample content of an invented firm', ne: 'काल्पनिक संस्थाको नमुना सामग्रीसँग आएको' },
} satisfies StaffWords
