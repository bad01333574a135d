import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, many, NEPALI, SENTENCE } from '../../dev/samples.ts'
import { Timeline } from './timeline.tsx'

const period = { id: 1, date: '2009', title: 'Two rooms and a total station', description: SENTENCE }

export default {
  isWrapped: true,
  isAlone: true,
  examples: {
    usual: (
      <Timeline
        title="The journey since 2009"
        periods={[period, { ...period, id: 2, date: '2010-2013', title: 'From survey to design' }]}
      />
    ),
    'one period': <Timeline title="The journey since 2009" periods={[period]} />,
    'hard cases': (
      <Timeline
        title={LONG_TITLE}
        periods={[
          { ...period, id: 1, date: '1909-2009' },
          { ...period, id: 2, title: LONG_TITLE, description: '' },
          { ...period, id: 3, title: LONG_WORD, description: LONG_WORD },
          { ...period, id: 4, date: 'long ago' },
        ]}
      />
    ),
    'forty periods': (
      <Timeline title="Forty periods" periods={many(40, (id) => ({ ...period, id, date: String(1980 + id) }))} />
    ),
    Nepali: (
      <Timeline title={NEPALI.title} periods={[{ ...period, title: NEPALI.title, description: NEPALI.sentence }]} />
    ),
  },
} satisfies ComponentExamples
