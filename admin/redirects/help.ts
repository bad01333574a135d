import type { StaffWords } from '../core/words/use-words.ts'

export default {
  redirects: {
    en: 'Old addresses that lead to new ones, and addresses that visitors asked for in vain.',
    ne: 'नयाँ ठेगानामा लैजाने पुराना ठेगाना, र आगन्तुकले खोजेर नपाएका ठेगाना।',
  },
} satisfies StaffWords
