import type { Locale } from '../../../contract/locale.ts'

export const WORKBOOK_WORDS: Record<Locale, { choices: string; tooLong: string }> = {
  en: { choices: 'Choices', tooLong: '(longer than a cell can be: the text is in the CSV file)' },
  ne: { choices: 'विकल्प', tooLong: '(कोठामा नअट्ने लामो पाठ: CSV फाइलमा छ)' },
}
