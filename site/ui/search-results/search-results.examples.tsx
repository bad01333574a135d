import type { SearchResult } from '../../../contract/search/search.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { SearchFilters, SearchGroups, SearchList } from './search-results.tsx'

const result: SearchResult = {
  kind: 'projects',
  id: 1,
  title: 'Trail suspension bridge over a mid-hill river',
  path: '/projects/trail-suspension-bridge-over-a-mid-hill-river',
  website: null,
  excerpt: 'REC-101 · Completed · 2019 · A span of 108.5 m carries people and animals over the river in all seasons.',
  matches: ['bridge', 'span'],
  missing: [],
  locale: 'en',
}
const counts = [
  { kind: 'projects', total: 12 },
  { kind: 'places', total: 1 },
] as const

export default {
  isAlone: true,
  examples: {
    groups: (
      <div className="wrap">
        <SearchFilters q="bridge" kind={undefined} counts={[...counts]} />
        <SearchGroups q="bridge" results={[result, { ...result, id: 2, kind: 'places' }]} counts={[...counts]} />
      </div>
    ),
    'with what is missing': (
      <div className="wrap">
        <SearchList results={[{ ...result, missing: ['Karnali', 'steel'] }]} isMixed />
      </div>
    ),
    'with a website': (
      <div className="wrap">
        <SearchList results={[{ ...result, kind: 'partners', website: 'https://www.example.org' }]} />
      </div>
    ),
    'long words, no text': (
      <div className="wrap">
        <SearchList results={[{ ...result, title: `${LONG_TITLE} ${LONG_WORD}`, excerpt: '', matches: [LONG_WORD] }]} />
      </div>
    ),
    Nepali: (
      <div className="wrap">
        <SearchList
          results={[{ ...result, title: NEPALI.name, excerpt: 'काठमाडौँ जिल्ला', matches: ['काठमाडौँ'], locale: 'ne' }]}
        />
      </div>
    ),
    'forty of them': (
      <div className="wrap">
        <SearchList results={many(40, (id) => ({ ...result, id }))} />
      </div>
    ),
  },
} satisfies ComponentExamples
