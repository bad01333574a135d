import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE } from '../../dev/samples.ts'
import { BackLink } from './back-link.tsx'

export default {
  isWrapped: true,
  examples: {
    usual: <BackLink to="/projects">Back to Projects</BackLink>,
    'many words': <BackLink to="/projects">{LONG_TITLE}</BackLink>,
  },
} satisfies ComponentExamples
