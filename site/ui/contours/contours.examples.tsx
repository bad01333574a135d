import type { ComponentExamples } from '../../dev/component-examples.ts'
import { Contours } from './contours.tsx'

export default {
  isWrapped: true,
  examples: {
    usual: <Contours />,
  },
} satisfies ComponentExamples
