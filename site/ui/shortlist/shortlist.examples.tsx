import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE } from '../../dev/samples.ts'
import { ShortlistToggle } from './late-shortlist.tsx'

export default {
  isWrapped: true,
  resultSelector: '.shortlist-toggle',
  examples: {
    'with a label': <ShortlistToggle kind="projects" id={1} title={LONG_TITLE} hasLabel />,
  },
} satisfies ComponentExamples
