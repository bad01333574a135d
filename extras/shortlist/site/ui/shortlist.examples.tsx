import type { ComponentExamples } from '../../../../site/dev/component-examples.ts'
import { LONG_TITLE } from '../../../../site/dev/samples.ts'
import ShortlistToggle from '../slots/item.tsx'

export default {
  isWrapped: true,
  resultSelector: '.shortlist-toggle',
  examples: {
    'with a label': <ShortlistToggle kind="projects" id={1} title={LONG_TITLE} hasLabel />,
  },
} satisfies ComponentExamples
