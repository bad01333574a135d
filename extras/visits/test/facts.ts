import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/visit_count|VisitCount/, /watchVisits/, /VISITS_/],
  screens: [
    { path: '/admin/visits', word: 'Counted on this server', controls: ['30 days', '12 months', 'Download as CSV'] },
  ],
  ownersAlone: ['/visits/settings'],
  environment: { VISITS_COUNTRY_HEADER: 'CF-IPCountry' },
}
