import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE } from '../../dev/samples.ts'
import ShareLinks from './share-links.tsx'

export default {
  isWrapped: true,
  examples: {
    usual: <ShareLinks title="Covered market hall" path="/projects/covered-market-hall" />,
    'a long title': <ShareLinks title={LONG_TITLE} path="/projects/long" />,
  },
} satisfies ComponentExamples
