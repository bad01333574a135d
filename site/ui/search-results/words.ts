import { defineWords } from '../../words.ts'

/** What visitors call each kind of results. */
export const kindNames = defineWords({
  en: {
    projects: 'Projects',
    services: 'Services',
    news: 'News',
    teams: 'People',
    clients: 'Clients',
    places: 'Places',
    pages: 'Pages',
  },
  ne: {
    projects: 'परियोजना',
    services: 'सेवा',
    news: 'समाचार',
    teams: 'व्यक्ति',
    clients: 'ग्राहक',
    places: 'ठाउँ',
    pages: 'पृष्ठ',
  },
})

export const words = defineWords({
  en: {
    kinds: 'Kinds of results',
    all: 'All',
    allOf: (total: string, kind: string) => `All ${total} in ${kind.toLowerCase()}`,
    missing: 'Missing:',
  },
  ne: {
    kinds: 'नतिजाका प्रकार',
    all: 'सबै',
    allOf: (total: string, kind: string) => `${kind}का सबै ${total} नतिजा`,
    missing: 'नभेटिएका शब्द:',
  },
})
