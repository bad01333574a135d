import type { ComponentExamples } from '../../dev/component-examples.ts'
import { Mark } from './mark.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <Mark />
      </div>
    ),
  },
} satisfies ComponentExamples
