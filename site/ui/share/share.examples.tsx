import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE } from '../../dev/samples.ts'
import ShareLinks from './share-links.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <ShareLinks title="Covered market hall" path="/projects/covered-market-hall" />
      </div>
    ),
    'a long title': (
      <div className="wrap">
        <ShareLinks title={LONG_TITLE} path="/projects/long" />
      </div>
    ),
  },
} satisfies ComponentExamples
