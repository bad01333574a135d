import { namedKinds } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { SearchKind } from '../../../contract/search/search.ts'
import { defineWords, useLocale, wordsIn } from '../../words.ts'

const kinds = defineWords({
  projects: { en: 'Projects', ne: 'परियोजना' },
  services: { en: 'Services', ne: 'सेवा' },
  news: { en: 'News', ne: 'समाचार' },
  teams: { en: 'People', ne: 'व्यक्ति' },
  clients: { en: 'Clients', ne: 'ग्राहक' },
  places: { en: 'Places', ne: 'ठाउँ' },
  pages: { en: 'Pages', ne: 'पृष्ठ' },
  partners: { en: 'Partners', ne: 'साझेदार' },
  certificates: { en: 'Registrations and certificates', ne: 'दर्ता र प्रमाणपत्र' },
  timeline: { en: 'History', ne: 'इतिहास' },
  'site-pages': { en: 'More pages', ne: 'थप पृष्ठ' },
})

/** The visitors' name of each kind of results. */
export const kindNamesIn = (locale: PageLocale): Record<SearchKind, string> => ({
  ...wordsIn(kinds, locale),
  ...namedKinds(locale),
})

export const useKindNames = (): Record<SearchKind, string> => kindNamesIn(useLocale())

export const words = defineWords({
  kinds: { en: 'Kinds of results', ne: 'नतिजाका प्रकार' },
  all: { en: 'All', ne: 'सबै' },
  allOf: {
    en: (total: string, kind: string) => `All ${total} in ${kind.toLowerCase()}`,
    ne: (total: string, kind: string) => `${kind}का सबै ${total} नतिजा`,
  },
  website: { en: 'Own website', ne: 'आफ्नै वेबसाइट' },
  missing: { en: 'Missing:', ne: 'नभेटिएका शब्द:' },
})
