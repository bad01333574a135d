import { namedKinds } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { SearchKind } from '../../../contract/search/search.ts'
import { defineWords, useLocale, wordsIn } from '../../words.ts'
import kindTexts from './kind-words.json' with { type: 'json' }
import texts from './words.json' with { type: 'json' }

const kinds = defineWords(kindTexts)

/** The visitors' name of each kind of results. */
export const kindNamesIn = (locale: PageLocale): Record<SearchKind, string> => ({
  ...wordsIn(kinds, locale),
  ...namedKinds(locale),
})

export const useKindNames = (): Record<SearchKind, string> => kindNamesIn(useLocale())

export const words = defineWords({
  ...texts,
  allOf: {
    en: (total: string, kind: string) => `All ${total} in ${kind.toLowerCase()}`,
    ne: (total: string, kind: string) => `${kind}का सबै ${total} नतिजा`,
  },
})
