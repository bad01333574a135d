import type { ComponentExamples } from '../../dev/component-examples.ts'
import { ErrorPage } from './error-page.tsx'

export default {
  isAlone: true,
  examples: {
    'not found': <ErrorPage status={404} />,
    gone: <ErrorPage status={410} />,
    failed: <ErrorPage status={500} />,
  },
} satisfies ComponentExamples
