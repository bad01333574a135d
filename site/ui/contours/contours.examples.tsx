import type { ComponentExamples } from '../../dev/component-examples.ts'
import { Contours } from './contours.tsx'

export default {
  examples: {
    usual: (
      <div className="wrap">
        <Contours />
      </div>
    ),
  },
} satisfies ComponentExamples
