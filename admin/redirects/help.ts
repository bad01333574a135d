import type { Help } from '../core/feature.ts'

export default {
  redirects: {
    synonyms: 'moved pages, old addresses, 301',
    en: 'Old addresses that lead to new ones, and addresses that visitors asked for in vain.',
    ne: 'नयाँ ठेगानामा लैजाने पुराना ठेगाना, र आगन्तुकले खोजेर नपाएका ठेगाना।',
    readiness: {
      oldAddresses: {
        text: { en: 'Links of other sites that lead to a page', ne: 'पृष्ठमा पुग्ने अरू साइटका लिङ्क' },
        help: {
          en: 'Redirect the addresses of your old site that visitors still follow.',
          ne: 'आगन्तुक अझै आइरहने पुरानो साइटका ठेगाना नयाँ पृष्ठतिर पठाउनुहोस्।',
        },
        path: '/redirects',
      },
    },
  },
} satisfies Help
