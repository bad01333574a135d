import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  secureAddress: {
    text: { en: 'A public address with a valid certificate', ne: 'मान्य प्रमाणपत्र भएको सार्वजनिक ठेगाना' },
    help: { en: 'Enter an https address.', ne: 'https ठेगाना लेख्नुहोस्।' },
    path: '/mail-settings',
  },
}
