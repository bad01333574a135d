import type { ReadinessItem } from '../core/feature.ts'

export const readiness: Record<string, ReadinessItem> = {
  oldAddresses: {
    text: { en: 'Links of other sites that lead to a page', ne: 'पृष्ठमा पुग्ने अरू साइटका लिङ्क' },
    help: {
      en: 'Redirect the addresses of your old site that visitors still follow.',
      ne: 'आगन्तुक अझै आइरहने पुरानो साइटका ठेगाना नयाँ पृष्ठतिर पठाउनुहोस्।',
    },
    path: '/redirects',
  },
}
