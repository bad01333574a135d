import type { ExtraFacts } from '../../../test/extras.ts'

export const facts: ExtraFacts = {
  names: [/record-?health/i, /confirmation_(request|correction)/, /'\/confirm\b/],
  screens: [
    {
      path: '/admin/record-health',
      word: 'Select all on this page',
      controls: ['What to mend', 'Select all on this page', 'Months between two checks'],
    },
  ],
  ownersAlone: [],
  addresses: ['/api/v1/record-health'],
  environment: {},
}
