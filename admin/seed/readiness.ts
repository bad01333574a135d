import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  noSample: {
    text: { en: 'No sample content left', ne: 'नमुना सामग्री बाँकी छैन' },
    help: { en: 'Remove the sample.', ne: 'नमुना हटाउनुहोस्।' },
    path: '/sample',
  },
}
