import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI } from '../../dev/samples.ts'
import { Neighbours } from './neighbours.tsx'

const previous = { label: 'Covered market hall', to: '/projects/covered-market-hall' }
const next = {
  label: 'Trail suspension bridge over a mid-hill river',
  to: '/projects/trail-suspension-bridge-over-a-mid-hill-river',
}

export default {
  examples: {
    usual: <Neighbours label="Both" previous={previous} next={next} />,
    'the first': <Neighbours label="The first" previous={null} next={next} />,
    'the last': <Neighbours label="The last" previous={previous} next={null} />,
    'many words': (
      <Neighbours
        label="Many words"
        previous={{ ...previous, label: LONG_TITLE }}
        next={{ ...next, label: LONG_TITLE }}
      />
    ),
    'long words': (
      <Neighbours
        label="Long words"
        previous={{ ...previous, label: LONG_WORD }}
        next={{ ...next, label: LONG_WORD }}
      />
    ),
    Nepali: (
      <Neighbours
        label="Nepali"
        previous={{ ...previous, label: NEPALI.title }}
        next={{ ...next, label: NEPALI.title }}
      />
    ),
  },
} satisfies ComponentExamples
