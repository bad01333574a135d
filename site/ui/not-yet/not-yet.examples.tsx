import type { ComponentExamples } from '../../dev/component-examples.ts'
import NotYet from './not-yet.tsx'

export default { isAlone: true, examples: { overview: <NotYet name="overview" /> } } satisfies ComponentExamples
