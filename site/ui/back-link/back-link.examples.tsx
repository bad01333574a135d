import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE } from '../../dev/samples.ts'
import { BackLink } from './back-link.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <BackLink to="/projects">Back to Projects</BackLink>
      </div>
    ),
    'many words': (
      <div className="wrap">
        <BackLink to="/projects">{LONG_TITLE}</BackLink>
      </div>
    ),
  },
} satisfies ComponentExamples
