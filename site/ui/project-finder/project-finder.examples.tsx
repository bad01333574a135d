import type { ComponentProps } from 'react'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { FoundBar } from './found-bar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProjectFinder, type FinderChoices } from './project-finder.tsx'
import { readProjectSearch, type ProjectSearch } from './project-search.ts'

const nothing = readProjectSearch(new URLSearchParams())
const bagmati = { number: 3, slug: 'bagmati', name: 'Bagmati', count: 12 }
const usual: FinderChoices = {
  statuses: [
    { status: 'ongoing', count: 4 },
    { status: 'completed', count: 8 },
    { status: 'upcoming', count: 0 },
  ],
  provinces: [bagmati],
  districts: [{ province: 3, slug: 'lalitpur', name: 'Lalitpur', count: 3 }],
  services: {},
  fiscalYears: [{ fiscalYear: '2081/82', count: 3 }],
  scopes: [{ slug: 'detailed-design', name: 'Detailed design', count: 4 }],
  measures: [{ measure: 'span', label: 'Span', unit: 'm', count: 3 }],
  terrains: [{ terrain: 'hill', count: 5 }],
  roles: [{ role: 'lead', count: 2 }],
}
const chosen: ComponentProps<typeof FoundBar>['chosen'] = [
  { name: 'search', label: `“${LONG_WORD}”`, without: 4 },
  { name: 'status', label: 'Ongoing', without: 0 },
  { name: 'province', label: NEPALI.name, without: 12 },
]

function Finder({ search = nothing, ...choices }: Partial<FinderChoices> & { search?: ProjectSearch }) {
  return (
    <div className="wrap">
      <ProjectFinder search={search} choices={{ ...usual, ...choices }} />
    </div>
  )
}

export default {
  isAlone: true,
  examples: {
    usual: <Finder />,
    'something chosen': <Finder search={{ ...nothing, search: LONG_WORD, status: 'ongoing', province: 'bagmati' }} />,
    'all districts, long names': (
      <Finder
        provinces={[{ ...bagmati, name: LONG_TITLE }]}
        districts={many(77, (number) => ({
          province: 3,
          slug: String(number),
          name: number === 1 ? LONG_WORD : `District ${number}`,
          count: number,
        }))}
      />
    ),
    Nepali: (
      <div lang="ne">
        <Finder search={{ ...nothing, search: NEPALI.name }} provinces={[{ ...bagmati, name: 'बागमती' }]} />
      </div>
    ),
    'no places': <Finder provinces={[]} districts={[]} fiscalYears={[]} />,
    'what was found, with filters': (
      <div className="wrap">
        <FoundBar search={nothing} chosen={chosen} page={1} total={45} shown={10} />
      </div>
    ),
    'nothing found': (
      <div className="wrap">
        <NothingFound search={nothing} chosen={chosen} total={0} />
      </div>
    ),
  },
} satisfies ComponentExamples
