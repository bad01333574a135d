import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  mailServer: {
    text: { en: 'A mail server for outgoing e-mail', ne: 'इमेल पठाउने मेल सर्भर' },
    help: { en: 'Enter your mail server.', ne: 'आफ्नो मेल सर्भर लेख्नुहोस्।' },
    path: '/mail-settings',
  },
  contact: {
    text: { en: 'Messages that reach the firm', ne: 'संस्थासम्म पुग्ने सन्देश' },
    help: { en: 'Send a test e-mail.', ne: 'परीक्षण इमेल पठाउनुहोस्।' },
    path: '/mail-settings',
  },
}
