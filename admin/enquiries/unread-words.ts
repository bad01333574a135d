import type { StaffWords } from '../core/words/use-words.ts'

/** Beside the badge alone, which every screen loads. */
export const words = { unread: { en: '%{count} new', ne: '%{count} नयाँ' } } satisfies StaffWords
