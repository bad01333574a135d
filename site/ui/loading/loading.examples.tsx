import type { ComponentExamples } from '../../dev/component-examples.ts'
import { GoOnce, SCENARIOS } from '../../dev/once.tsx'

export default {
  isAlone: true,
  resultSelector: '.loading',
  examples: { usual: <GoOnce to={SCENARIOS.neverLoads} /> },
} satisfies ComponentExamples
