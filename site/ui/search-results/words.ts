import { namedKinds } from '../../../contract/addresses.ts'
import type { SearchKind } from '../../../contract/search/search.ts'
import { defineWords } from '../../words.ts'

/** The visitors' name of each kind of results. */
export const kindNames = defineWords({
  en: {
    projects: 'Projects',
    services: 'Services',
    news: 'News',
    teams: 'People',
    clients: 'Clients',
    places: 'Places',
    pages: 'Pages',
    partners: 'Partners',
    certificates: 'Registrations and certificates',
    timeline: 'History',
    'site-pages': 'More pages',
    ...namedKinds('en'),
  } satisfies Record<SearchKind, string>,
  ne: {
    projects: 'परियोजना',
    services: 'सेवा',
    news: 'समाचार',
    teams: 'व्यक्ति',
    clients: 'ग्राहक',
    places: 'ठाउँ',
    pages: 'पृष्ठ',
    partners: 'साझेदार',
    certificates: 'दर्ता र प्रमाणपत्र',
    timeline: 'इतिहास',
    'site-pages': 'थप पृष्ठ',
    ...namedKinds('ne'),
  },
})

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
