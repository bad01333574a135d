import type { ComponentExamples } from '../../dev/component-examples.ts'
import { GoOnce, Once, SCENARIOS } from '../../dev/once.tsx'

function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  dispatchEvent(new Event('offline'))
}

export default {
  isAlone: true,
  resultSelector: '.notice',
  examples: {
    'a page that could not be loaded': <GoOnce to={SCENARIOS.failsToLoad} />,
    offline: <Once does={goOffline} />,
  },
} satisfies ComponentExamples
