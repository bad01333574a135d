import { LOCALE_NAMES, type Locale } from '../locale.ts'

/** The gap that lists report of an incomplete item. */
export { default as GAPS } from './gaps-words.json' with { type: 'json' }

export const TRANSLATION_FAULTS = ['outdated', 'draft'] as const

/** The name in lists of a missing language, such as `nepali`, or one with a fault, such as `nepali-outdated`. */
export const languageGap = (locale: Locale, fault?: (typeof TRANSLATION_FAULTS)[number]) =>
  [LOCALE_NAMES[locale].english.toLowerCase(), ...(fault ? [fault] : [])].join('-')
