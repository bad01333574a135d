import type { ComponentExamples } from '../../../../site/dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI } from '../../../../site/dev/samples.ts'
import { CapabilityMatrix } from './capability-matrix.tsx'
import { readCapabilitySearch } from './capability-search.ts'

const NAMES = ['Koshi', 'Madhesh', 'Bagmati', 'Gandaki', 'Lumbini', 'Karnali', 'Sudurpashchim']
const provinces = NAMES.map((name, index) => ({ number: index + 1, slug: name.toLowerCase(), name, count: index }))

function Matrix({ names }: { names: string[] }) {
  const services = names.map((name, index) => ({
    id: index + 1,
    slug: `service-${index}`,
    name,
    parentId: index === 0 ? null : 1,
    count: 12,
    provinces: provinces.map(({ number }) => (number * (index + 1)) % 4),
  }))
  return (
    <CapabilityMatrix search={readCapabilitySearch(new URLSearchParams())} found={{ total: 45, provinces, services }} />
  )
}

export default {
  isWrapped: true,
  examples: {
    usual: <Matrix names={['Civil engineering', 'Bridges', 'Roads and highways']} />,
    'hard cases': <Matrix names={[LONG_TITLE, LONG_WORD]} />,
    Nepali: <Matrix names={[NEPALI.name, NEPALI.title]} />,
    forty: <Matrix names={many(40, (number) => `Service ${number}`)} />,
  },
} satisfies ComponentExamples
