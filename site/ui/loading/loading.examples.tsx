import type { ComponentExamples } from '../../dev/component-examples.ts'
import { GoOnce, PLIGHTS } from '../../dev/once.tsx'

/** The layout has it: what is waited for never comes. */
export default {
  isAlone: true,
  bringsForth: '.loading',
  examples: { usual: <GoOnce to={PLIGHTS.neverLoads} /> },
} satisfies ComponentExamples
