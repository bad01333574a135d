import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  firmName: {
    text: { en: 'The firm’s own name', ne: 'संस्थाकै नाम' },
    help: { en: 'Enter it in the settings.', ne: 'सेटिङमा नाम लेख्नुहोस्।' },
    path: '/settings',
  },
}
