import type { StaffWords } from '../core/words/use-words.ts'

export const words = {
  title: { en: 'Before you go public', ne: 'सार्वजनिक गर्नुअघि' },
  progress: { en: '%{done} of %{all} done', ne: '%{all} मध्ये %{done} भयो' },
  all: { en: 'See all %{count} points', ne: 'सबै %{count} बुँदा हेर्नुहोस्' },
  finished: { en: 'Done (%{done})', ne: 'भइसकेका (%{done})' },
  ready: { en: 'Everything is done: the site can go public.', ne: 'सबै भयो: साइट सार्वजनिक गर्न सकिन्छ।' },
  intro: {
    en: 'Computed from what is there: a line is done when the site shows it, and open again when that changes.',
    ne: 'भएकै कुराबाट हिसाब गरिन्छ: साइटमा देखिएपछि पङ्क्ति पूरा हुन्छ, त्यो बदलिए फेरि खुल्छ।',
  },
} satisfies StaffWords
