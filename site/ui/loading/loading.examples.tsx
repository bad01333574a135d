import type { ComponentExamples } from '../../dev/component-examples.ts'
import { GoOnce, PLIGHTS } from '../../dev/once.tsx'

export default {
  isAlone: true,
  bringsForth: '.loading',
  examples: { usual: <GoOnce to={PLIGHTS.neverLoads} /> },
} satisfies ComponentExamples
