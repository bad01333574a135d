import type { ComponentProps } from 'react'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../dev/samples.ts'
import { FoundBar, NothingFound } from './found.tsx'
import type { Choices } from './find-projects.ts'
import { ProjectFinder } from './project-finder.tsx'
import { eachFilter, readProjectSearch, type ProjectSearch } from './project-search.ts'

const nothing = readProjectSearch(new URLSearchParams())
const bagmati = { number: 3, value: 'bagmati', name: 'Bagmati', count: 12 }
const usual: Choices = {
  ...eachFilter(() => []),
  status: [
    { value: 'ongoing', count: 4 },
    { value: 'completed', count: 8 },
    { value: 'upcoming', count: 0 },
  ],
  province: [bagmati],
  district: [{ province: 3, value: 'lalitpur', name: 'Lalitpur', count: 3 }],
  fiscalYear: [{ value: '2081/82', count: 3 }],
  scope: [{ value: 'detailed-design', name: 'Detailed design', count: 4 }],
  measure: [{ value: 'span', name: 'Span, m', count: 3 }],
  terrain: [{ value: 'hill', count: 5 }],
  role: [{ value: 'lead', count: 2 }],
}
const chosen: ComponentProps<typeof FoundBar>['chosen'] = [
  { name: 'search', label: `“${LONG_WORD}”`, without: 4 },
  { name: 'status', label: 'Ongoing', without: 0 },
  { name: 'province', label: NEPALI.name, without: 12 },
]

function Finder({ search = nothing, ...choices }: Partial<Choices> & { search?: ProjectSearch }) {
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
        province={[{ ...bagmati, name: LONG_TITLE }]}
        district={many(77, (number) => ({
          province: 3,
          value: String(number),
          name: number === 1 ? LONG_WORD : `District ${number}`,
          count: number,
        }))}
      />
    ),
    Nepali: (
      <div lang="ne">
        <Finder search={{ ...nothing, search: NEPALI.name }} province={[{ ...bagmati, name: 'बागमती' }]} />
      </div>
    ),
    'facts of the firm': (
      <Finder
        search={{ ...nothing, fact: '3-zone-v' }}
        fact={[
          { value: '3-zone-v', label: 'Seismic zone', name: 'Zone V', count: 3 },
          { value: '3-zone-iv', label: 'Seismic zone', name: 'Zone IV', count: 0 },
          { value: '4-500', label: LONG_TITLE, name: '500 m or more', count: 2 },
        ]}
      />
    ),
    'no places': <Finder province={[]} district={[]} fiscalYear={[]} />,
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
