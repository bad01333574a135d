import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  logo: {
    text: { en: 'A logo of your own', ne: 'आफ्नै लोगो' },
    help: { en: 'Upload it.', ne: 'लोगो अपलोड गर्नुहोस्।' },
    path: '/brand',
  },
}
